import { legacyPaths } from '../../src/config/redirects';
import type { PageFacts } from '../page-facts';
import { isBuildingBlocks, toOwnPath, type Site } from '../site';

const schemes = /^(https?|mailto|tel):/;
/**
 * Numbers to dial: with country code and extension (RFC 3966), or a short or service number. WhatsApp: a number with
 * country code, or none.
 */
const dialled = /^tel:(\+[1-9]\d{6,14}(;ext=\d+)?|\d{3,15})$/;
const chat = /^https:\/\/wa\.me\/([1-9]\d{6,14})?(\?text=|$)/;
const chatCode = /^https:\/\/wa\.me\/[a-z]/i;

/** Finds links and files of a page that do not exist on the site. URLs of other hosts are not checked. */
export function checkLinks(page: PageFacts, site: Site): string[] {
  if (isBuildingBlocks(page.path)) return [];
  const problems = page.links.flatMap((link) => {
    if (link === '' || (/^[a-z]+:/i.test(link) && !schemes.test(link))) return [`a link to ‘${link}’`];
    if (link.startsWith('tel:')) return dialled.test(link) ? [] : [`an invalid telephone number, ${link}`];
    if (link.startsWith('https://wa.me/') && !chatCode.test(link))
      return chat.test(link) ? [] : [`an invalid WhatsApp number, ${link}`];
    if (link.startsWith('mailto:')) return [];
    const own = toOwnPath(link, page.path, site.siteUrl);
    if (own === null) return [];
    const target = own.path === '/' ? '/' : own.path.replace(/\/$/, '');
    if (site.live.has(target)) return [];
    const other = site.pages.get(target);
    if (other === undefined) return site.files.has(target) && !isRedirected(target) ? [] : [`a dead link to ${link}`];
    return own.hash === '' || other.ids.has(own.hash) ? [] : [`a link to ${link}, a page without that id`];
  });
  const files = [...page.files, page.cards.get('og:image') ?? ''].filter(
    (file) => file !== '' && !file.startsWith('data:'),
  );
  const missing = files.flatMap((file) => {
    const own = toOwnPath(file, page.path, site.siteUrl);
    return own === null || site.files.has(own.path) || site.pages.has(own.path) ? [] : [`a missing file, ${file}`];
  });
  return [...new Set([...problems, ...missing])];
}

function isRedirected(path: string): boolean {
  return legacyPaths.some((legacy) => legacy === path);
}
