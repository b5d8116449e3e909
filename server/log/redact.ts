import type { Environment } from '../../src/config/env';

/** Settings whose values are secrets. The address for notices has its secret in its path, as chat services make it. */
const secretNames = /(?:TOKEN|SECRET|PASSWORD)$|^(?:SMTP_URL|REBUILD_NOTIFY_URL)$/;
/** Shorter values would be found in words that are no secret. */
const minLength = 8;

/** In this order: a password in an address looks like the local part of a mail address. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // The user information of an address (RFC 3986, 3.2.1).
  [/(:\/\/)[^\s/@]{1,500}@/g, '$1[secret]@'],
  // Credentials of the header Authorization (RFC 9110, 11.4).
  [/\b(Bearer|Basic) +[\w.~+/=-]{4,}/gi, '$1 [secret]'],
  // What visitors typed and chose stands in queries.
  [/(?<=[\w/.~%-])\?[^\s"'`<>()[\]{}‘’“”]+/g, '?[query]'],
  // The name of a domain ends in letters, the version of a package does not: `gatsby@5.16.1` stays.
  [/[^\s@<>"'(),;:/?=&[\]]{1,255}(?:@|%40)[\w.-]{1,253}\.[a-z]{2,24}\b/gi, '[mail]'],
];

/**
 * Takes out of a line of the log what must not be in it: the given secrets, credentials, queries of addresses, and mail
 * addresses.
 * @example redact('GET /en?q=jan@a.example', []) // 'GET /en?[query]'
 */
export function redact(text: string, secrets: readonly string[]): string {
  const known = secrets.reduce((line, secret) => line.replaceAll(secret, '[secret]'), text);
  return patterns.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), known);
}

/** The secrets among the settings, longest first: one may be part of another. */
export function readSecrets(environment: Environment): string[] {
  return Object.entries(environment)
    .filter(([name]) => secretNames.test(name))
    .map(([, value]) => value?.trim() ?? '')
    .filter((value) => value.length >= minLength)
    .sort((one, other) => other.length - one.length);
}
