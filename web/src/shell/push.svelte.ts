/** Web push: the turn is told although no page is open. Whether it is on is known to the browser,
 *  which holds the subscription. */

import { api, ask, Problem } from "../api/client";
import { SPOKEN, t, words } from "../words/words.svelte";
import { person } from "./person.svelte";
import { SHELL, WORDS } from "./worker";

class Push {
  /** `none`: this browser cannot, or this server does not. */
  state = $state<"none" | "off" | "on" | "denied">("none");

  /** Finds out how things stand. */
  async look(): Promise<void> {
    if (!("PushManager" in globalThis && "Notification" in globalThis)) return;
    const subscription = await held();
    if (!(await keyOfServer())) this.state = "none";
    else if (Notification.permission === "denied") this.state = "denied";
    else this.state = subscription ? "on" : "off";
  }

  /** To be called when the person asks for it: only then browsers ask for permission. */
  async start(): Promise<void> {
    if ((await Notification.requestPermission()) === "granted") {
      await person.ensure();
      await this.#tell(await subscribed(await keyOfServer()));
    }
    await this.look();
  }

  async stop(): Promise<void> {
    await this.forget();
    await ask(api.DELETE("/api/push"));
    await this.look();
  }

  /** In this browser alone. */
  async forget(): Promise<void> {
    await (await held())?.unsubscribe();
  }

  /** The server may have lost what it was told, or have another key by now. */
  async renew(): Promise<void> {
    if (!("PushManager" in globalThis) || !person.isKnown) return;
    const subscription = await held();
    if (!subscription) return;
    this.state = "on";
    const key = await keyOfServer();
    const isGood = textOf(subscription.options.applicationServerKey) === key;
    await this.#tell(isGood ? subscription : await subscribed(key));
  }

  /** Leaves the worker its words: it speaks when no page is there to ask. */
  async teach(): Promise<void> {
    const cache = await caches.open(SHELL); // first, so that of two lessons the later one stays
    const games = Object.fromEntries(SPOKEN.map((game) => [game, t(`game-${game}`)]));
    const said = { language: words.language, turn: t("notify-your-turn"), games };
    await cache.put(WORDS, Response.json(said));
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    await this.teach();
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    await ask(api.PUT("/api/push", { body: { endpoint: endpoint ?? "", p256dh, auth } }));
  }
}

async function keyOfServer(): Promise<string> {
  return (await ask(api.GET("/api/push"))).key;
}

async function held(): Promise<PushSubscription | null> {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

/** Anew, since an old one may be for another key. */
async function subscribed(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  await (await held())?.unsubscribe();
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Problem(0, "push_unreachable");
  }
}

function textOf(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const push = new Push();
