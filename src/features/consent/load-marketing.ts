import { createTrustedPolicy } from '@/config/create-trusted-policy';

type TagManagerWindow = Window & { dataLayer?: unknown[] };

let policy: { createScriptURL: (address: string) => string } | null = null;

/** Loads the scripts that a visitor has agreed to, each once per page load. No other address passes its policy. */
export function loadMarketing(addresses: readonly string[]): void {
  policy ??= createTrustedPolicy('marketing', {
    createScriptURL: (address) => (addresses.includes(address) ? address : null),
  });
  // The tag manager's start event.
  ((window as TagManagerWindow).dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  for (const address of addresses) {
    const isLoaded = [...document.scripts].some((script) => script.src === address);
    if (isLoaded) continue;
    const src = policy.createScriptURL(address);
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  }
}
