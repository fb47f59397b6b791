/** "Your turn", when this tab is not the one that is looked at: two soft notes, and a notification
 *  if the person has allowed them and none comes by web push. */

import { t } from "../words/words.svelte";
import { push } from "./push.svelte";
import { settings } from "./settings.svelte";
import { TURN } from "./worker";

const NOTES = [659.3, 880];

export function signal(): void {
  if (!document.hidden) return;
  if (settings.sound) chime();
  if (settings.notify && push.state !== "on") void notify();
}

/** Nobody waits any more. */
export async function hush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: TURN })) ?? []) shown.close();
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
    tag: TURN,
    data: location.pathname,
  });
}
