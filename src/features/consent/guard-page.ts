import { createTrustedPolicy } from '@/config/create-trusted-policy';
import { parseUrl } from '@/lib/parse-url';

/** What the dialog writes: words, its links to pages of this site, and its drawn signs. */
const dialogMarkup =
  /^(?:[^<]|<a href="\/(?!\/)[\w/.-]*">|<\/a>|<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[\w .-]*"\/><\/svg>)*$/;

/** Whether HTML is of the consent dialog: everything else that is written without a policy of its own is refused. */
export function isDialogMarkup(html: string): boolean {
  return dialogMarkup.test(html);
}

/** An address of somebody else: which hosts, the Content Security Policy decides (`CSP_SCRIPT`). */
export function toForeignAddress(address: string): string | null {
  const url = parseUrl(address.replace(/^\/\//, 'https://'));
  return url?.protocol === 'https:' && url.origin !== window.location.origin ? url.href : null;
}

let isGuarded = false;

/**
 * Makes the Trusted Types policy for code that has none: the dialog's library and the trackers of others. The library
 * writes its markup as text; trackers load scripts of their own hosts. They cannot make code out of text, nor write
 * other markup.
 */
export function guardPage(): void {
  if (isGuarded) return;
  isGuarded = true;
  createTrustedPolicy('default', {
    createHTML: (html) => (isDialogMarkup(html) ? html : null),
    createScriptURL: toForeignAddress,
  });
}
