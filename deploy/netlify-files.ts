import { cacheControl, hashedFolders, isHashed, securityHeaders } from '../src/config/headers';
import type { RedirectRule } from '../src/config/redirect-rules';
import { toLivePage } from '../src/i18n/live-machines';
import { defaultLocale, locales } from '../src/i18n/locales';
import { toLocalePath } from '../src/i18n/paths';
import { getPattern } from '../src/i18n/routes';

/**
 * The file `_redirects` of a static host: the redirects of the site, and the page that says so in each language for what is missing.
 * @param hasLive whether there are machines without pages. The host cannot be told of thousands of addresses, so whatever has the form
 * of a machine's is answered with the page that shows one live.
 */
export function toRedirectsFile(rules: readonly RedirectRule[], hasLive: boolean): string {
  const redirects = rules.map(({ from, to, status }) => `${from}  ${to}  ${String(status)}!`);
  // Without an exclamation mark: a page that is there comes first.
  const live = (hasLive ? locales : []).map(
    (locale) => `${toLocalePath(locale, getPattern('stockItem', locale))}  /${toLivePage(locale)}  200`,
  );
  // The host knows by itself that the default language's page is for everything else.
  const missing = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `${toLocalePath(locale, '/*')}  ${toLocalePath(locale, '/404')}  404`);
  return `${[...redirects, ...live, ...missing].join('\n')}\n`;
}

/**
 * The file `_headers` of a static host. It knows whole names and folders only, so hashed files outside a folder of their
 * own have a block each.
 * @param files paths within the build
 */
export function toHeadersFile(contentSecurityPolicy: string, files: readonly string[]): string {
  const forever = { 'cache-control': cacheControl.forever };
  const folders = hashedFolders.map((folder) => `${folder}/`);
  const alone = files.filter((file) => isHashed(file) && !folders.some((folder) => file.startsWith(folder)));
  return [
    toBlock('/*', {
      ...securityHeaders,
      'content-security-policy': contentSecurityPolicy,
      'cache-control': cacheControl.revalidated,
    }),
    ...folders.map((folder) => toBlock(`/${folder}*`, forever)),
    ...alone.sort().map((file) => toBlock(`/${file}`, forever)),
  ].join('\n');
}

function toBlock(path: string, headers: Readonly<Record<string, string>>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
