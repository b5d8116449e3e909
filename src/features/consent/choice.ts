import { getCookie } from 'vanilla-cookieconsent';

/**
 * The stored choice, from any page or tab: `stamp` identifies it (empty without a choice), `hasAgreed` says whether
 * trackers may run.
 */
export type Choice = { stamp: string; hasAgreed: boolean };

/**
 * Reads the latest choice each time, because another tab may have changed it. Call it after the library is configured.
 */
export function readChoice(): Choice {
  const cookie: { categories?: unknown; lastConsentTimestamp?: unknown } = getCookie();
  const time = cookie.lastConsentTimestamp;
  if (!Array.isArray(cookie.categories) || typeof time !== 'string') return { stamp: '', hasAgreed: false };
  const categories = cookie.categories.map(String);
  return { stamp: [time, ...categories].join(' '), hasAgreed: categories.includes('marketing') };
}
