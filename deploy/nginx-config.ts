import {
  cacheControl,
  commonHeaders,
  drawingEnding,
  drawingPolicy,
  hashedEnding,
  hashedFolders,
  partEnding,
  securityHeaders,
} from '../src/config/headers';
import type { RedirectRule } from '../src/config/redirect-rules';
import { refinedPattern } from '../src/features/stock/model/seo/refined';
import { defaultLocale, locales } from '../src/i18n/locales';
import { toLocalePath } from '../src/i18n/paths';

/**
 * What addresses of the site are made of. Nothing else of a request goes into a redirect: a backslash or a second slash
 * in front would lead to another host.
 */
const segment = '[\\w.~-]+';

/**
 * What nginx has to know of the site, to be included in a `server` whose `root` is the release being served: redirects,
 * clean paths, the page-not-found page of each language, headers, and compression: what the build compressed, and what
 * it left to do.
 */
export function toNginxConfig(contentSecurityPolicy: string, rules: readonly RedirectRule[]): string {
  const headers = Object.entries({ ...securityHeaders, 'content-security-policy': contentSecurityPolicy }).map(
    ([name, value]) => ({ name, value, variable: `$${name.replaceAll('-', '_')}`, isCommon: name in commonHeaders }),
  );
  const own = headers.filter(({ isCommon }) => !isCommon);
  const prefixed = locales.filter((locale) => locale !== defaultLocale);
  return `# Made by the build from the tables in src/config; the next one makes it anew.
charset utf-8;
gzip_static on;
gzip_vary on;
# Machines are not compressed beforehand.
gzip on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 1000;
gzip_types application/json;
absolute_redirect off;
server_tokens off;

# Which page shows a machine that has none of its own, and where a page is that is asked for by another address: nothing, unless
# nginx-machines.conf is included, too. Declared here, never run.
location = /.live-machine { internal; set $live_machine ""; set $moved_path ""; }
uninitialized_variable_warn off;

set $cache_control "${cacheControl.revalidated}";
if ($uri ~ "^/(${hashedFolders.join('|')})/") { set $cache_control "${cacheControl.forever}"; }
if ($uri ~ "${hashedEnding}") { set $cache_control "${cacheControl.forever}"; }
add_header cache-control $cache_control always;
# A filtered list is one of endless many. Without a value the header is not sent.
set $robots "";
if ($args ~ "${refinedPattern}") { set $robots "noindex"; }
add_header x-robots-tag $robots always;
# Parts of a page do without what is for pages.
${own.map(({ variable, value }) => `set ${variable} "${value}";`).join('\n')}
if ($uri ~ "${partEnding}") { ${own.map(({ variable }) => `set ${variable} "";`).join(' ')} }
if ($uri ~ "${drawingEnding}") { set $content_security_policy "${drawingPolicy}"; }
${headers
  .map(({ name, value, variable, isCommon }) => `add_header ${name} ${isCommon ? `"${value}"` : variable} always;`)
  .join('\n')}

# nginx takes several slashes for one: an address with more is another one of the same page.
set $doubled "";
if ($request_uri ~ "^[^?]*//") { set $doubled $moved_path; }
if ($doubled) { return 301 $doubled$is_args$args; }

# What is missing leads to where it is now, or says so in its own language.
error_page 404 ${toErrorPage(defaultLocale)};
${locales.map(toFiles).join('\n')}
${locales.map((locale) => `location = ${toErrorPage(locale)} { internal; }`).join('\n')}
location ~ ^(${prefixed.map((locale) => toLocalePath(locale, '/')).join('|')})?/((404|500)(\\.html)?|live-machine\\.html)$ { return 404; }

# What is there for hosts and servers only.
location ~ ^/(release\\.json|nginx(-machines)?\\.conf|_headers|_redirects)$|/\\.(?!well-known/)|\\.(br|gz)$ { return 404; }

# Redirects, the first one that fits, and then clean paths.
${rules.map(toLocation).join('\n')}
location ~ ^/(?:(?<page>${segment}(?:/+${segment})*?)/+)??(?:index\\.html/+)*index\\.html/*$ { ${moved} return 301 /$page$is_args$args; }
location ~ ^/(?<page>${segment}(?:/+${segment})*)/+$ { ${moved} return 301 /$page$is_args$args; }
`;
}

/** Before anything else that an address leads to, so that it is one redirect however many reasons there are. */
const moved = 'if ($moved_path) { return 301 $moved_path$is_args$args; }';

/**
 * The pages and files of a language. Of an address with doubled slashes only one of plain signs goes into a redirect.
 */
function toFiles(locale: (typeof locales)[number]): string {
  const missing = locale === defaultLocale ? '@missing' : `@missing_${locale}`;
  const folder = locale === defaultLocale ? '/' : `${toLocalePath(locale, '/')}/`;
  const errorPage = locale === defaultLocale ? '' : `error_page 404 ${toErrorPage(locale)}; `;
  return `location ${folder} {
  ${errorPage}if ($request_uri ~ "^[\\w.~/-]*//[\\w.~/-]*(\\?|$)") { return 301 $uri$is_args$args; }
  try_files $uri/index.html $uri $live_machine ${missing};
}
location ${missing} { ${errorPage}${moved} return 404; }`;
}

function toErrorPage(locale: (typeof locales)[number]): string {
  return `${toLocalePath(locale, '/404')}/index.html`;
}

function toLocation({ from, to, status, keepsQuery }: RedirectRule): string {
  const target = to.replace(/:(\w+)/g, '$$$1') + (keepsQuery ? '$is_args$args' : '');
  const cache = status === 302 ? 'set $cache_control "no-store"; ' : '';
  const answer = `{ ${cache}${keepsQuery && status === 301 ? `${moved} ` : ''}return ${String(status)} ${target}; }`;
  if (from === '/') return `location = / ${answer}`;
  // With what is cleaned off a path, so that it is one redirect and not two.
  return `location ~* ^${from.replaceAll('.', '\\.').replace(/:(\w+)/g, `(?<$1>${segment})`)}(?:/index\\.html)*/*$ ${answer}`;
}
