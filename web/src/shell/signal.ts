/** "Your turn", when this tab is not the one that is looked at: two soft notes, and a notification
 *  if the person has allowed them and none comes by web push. */

import { t } from "../words/words.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { TURN } from "./worker";

export function signal(): void {
  if (!document.hidden) return;
  sound("turn");
  if (settings.notify) notify().catch(() => undefined);
}

/** Nobody waits any more. */
export async function hush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: TURN })) ?? []) shown.close();
}

async function notify(): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (await worker?.pushManager?.getSubscription()) return;
  await worker?.showNotification(t("notify-your-turn"), {
    icon: "/icon.svg",
    tag: TURN,
    data: location.pathname,
  });
}
