/** "Your turn", when this tab is not the one that is looked at: two soft notes, and a notification
 *  if the person has allowed them. */

import { t } from "../words/words.svelte";
import { settings } from "./settings.svelte";

const NOTES = [659.3, 880];

export function signal(): void {
  if (!document.hidden) return;
  if (settings.sound) chime();
  if (settings.notify) void notify();
}

export function chime(): void {
  const audio = new AudioContext();
  NOTES.forEach((pitch, index) => {
    const start = audio.currentTime + index * 0.16;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.18, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.65);
  });
  setTimeout(() => void audio.close(), 1500);
}

async function notify(): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(t("notify-your-turn"), {
    icon: "/icon.svg",
    tag: "kvartal.turn",
    data: "/waiting",
  });
}
