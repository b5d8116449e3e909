import { getCookie } from 'vanilla-cookieconsent';

/**
 * What the browser remembers, whichever page wrote it: `stamp` tells one choice from another (empty while there is
 * none), `hasAgreed` whether trackers may run.
 */
export type Choice = { stamp: string; hasAgreed: boolean };

/**
 * The latest choice: read anew each time, since another tab may have made it. Only once the question's settings are
 * known.
 */
export function readChoice(): Choice {
  const cookie: { categories?: unknown; lastConsentTimestamp?: unknown } = getCookie();
  const time = cookie.lastConsentTimestamp;
  if (!Array.isArray(cookie.categories) || typeof time !== 'string') return { stamp: '', hasAgreed: false };
  const categories = cookie.categories.map(String);
  return { stamp: [time, ...categories].join(' '), hasAgreed: categories.includes('marketing') };
}
