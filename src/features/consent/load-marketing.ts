type TagManagerWindow = Window & { dataLayer?: unknown[] };

/** Loads the scripts a visitor has agreed to, each once a page life. */
export function loadMarketing(addresses: readonly string[]): void {
  // What the tag manager reads first: that it was started, and when.
  ((window as TagManagerWindow).dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  for (const src of addresses) {
    const isLoaded = [...document.scripts].some((script) => script.src === src);
    if (!isLoaded) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  }
}
