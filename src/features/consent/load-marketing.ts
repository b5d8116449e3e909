type TagManagerWindow = Window & { dataLayer?: unknown[] };

/** Loads the scripts that a visitor has agreed to, each once per page load. */
export function loadMarketing(addresses: readonly string[]): void {
  // The tag manager's start event.
  ((window as TagManagerWindow).dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  for (const src of addresses) {
    const isLoaded = [...document.scripts].some((script) => script.src === src);
    if (!isLoaded) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  }
}
