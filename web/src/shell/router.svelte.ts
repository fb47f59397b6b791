/** Where we are: a path of the address bar, split into words. */

import { invitationIn } from "./invited";

class Router {
  #here = $state(location.pathname + location.search + location.hash);

  constructor() {
    addEventListener("popstate", () => (this.#here = current()));
  }

  get words(): string[] {
    return new URL(this.#here, location.origin).pathname.split("/").filter(Boolean);
  }

  get query(): URLSearchParams {
    return new URL(this.#here, location.origin).searchParams;
  }

  get secret(): string {
    return new URL(this.#here, location.origin).hash.slice(1);
  }

  get invitation(): string {
    return invitationIn(this.secret);
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#here = current();
    if (!replace) scrollTo(0, 0);
  }

  /** For links: a plain click stays in the page, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

function current(): string {
  return location.pathname + location.search + location.hash;
}

export const router = new Router();
