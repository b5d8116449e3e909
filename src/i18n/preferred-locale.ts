import { defaultLocale, locales, type Locale } from './locales';
import { toLocalePath } from './paths';

/** The visitor's choice of a language is kept in this cookie, for this many days (spec section 2). */
export const localeCookie = 'locale';
const cookieDays = 365;

/** What to write to `document.cookie` to keep a choice. @param isSecure whether the page came by https */
export function toLocaleCookie(locale: Locale, isSecure: boolean): string {
  const age = String(cookieDays * 24 * 60 * 60);
  return `${localeCookie}=${locale}; Max-Age=${age}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Visitors that want each page as it is. A search engine's browser says it is English, and would never see the Dutch home. */
const robots = 'bot|crawl|spider';

/**
 * A script for the head of the root page. Before anything is painted it puts the home in the visitor's language in place of
 * this address, query and hash kept: the language chosen before, else the first that the browser asks for and the site
 * has, else the default one, which is here (spec section 2). The page is hidden on the way (`global.css`). Who comes by a
 * link of the site itself has chosen.
 */
export function toRootScript(): string {
  const homes = Object.fromEntries(
    locales.filter((locale) => locale !== defaultLocale).map((locale) => [locale, toLocalePath(locale, '/')]),
  );
  return [
    '(function(d,l,n,h){try{',
    `if(d.referrer.indexOf(l.origin+'/')===0||/${robots}/i.test(n.userAgent))return;`,
    `var w=[(/(?:^|; )${localeCookie}=([^;]*)/.exec(d.cookie)||[])[1]||''].concat(n.languages||n.language);`,
    `for(var i=0;i<w.length;i++){var t=w[i].split('-')[0].toLowerCase();if(t===${JSON.stringify(defaultLocale)})return;`,
    "if(h.hasOwnProperty(t)){d.documentElement.dataset.pending='locale';return l.replace(h[t]+l.search+l.hash)}}",
    `}catch(e){}})(document,location,navigator,${JSON.stringify(homes)})`,
  ].join('');
}
