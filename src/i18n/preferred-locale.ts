import { defaultLocale, locales } from './locales';
import { toLocalePath } from './paths';

/** The visitor's choice of a language is kept in this cookie, for this many days (spec section 2). */
export const localeCookie = 'locale';
const cookieDays = 365;

/**
 * A script for the head of every page. It keeps the choice of who presses one of the header's languages, in this window
 * or another, and takes the query along: before the page is alive, too, when the links are only what was built.
 */
export function toChoiceScript(): string {
  const attributes = `; Max-Age=${String(cookieDays * 24 * 60 * 60)}; Path=/; SameSite=Lax`;
  return [
    "(function(d,l){function keep(e){var a=e.button<2&&e.target.closest('header a[hreflang]');if(!a)return;",
    `try{d.cookie='${localeCookie}='+a.hreflang+'${attributes}'+(l.protocol==='https:'?'; Secure':'')}catch(e){}`,
    'if(!a.search)a.search=l.search}',
    "d.addEventListener('click',keep,true);d.addEventListener('auxclick',keep,true)})(document,location)",
  ].join('');
}

/**
 * Visitors that want each page as it is: a search engine's browser says it is English, and would never see the Dutch
 * home. Known by what browsers of people never say (another name in front than `Mozilla`, ‘compatible’, an address to
 * ask at), and by words of those that hide in a browser's name. ‘Cubot’ and ‘robot’ are none of these words: telephones
 * and apps are called so. Short, because the home page carries it: lists as packages have them are twenty times as
 * long.
 */
const robots =
  '^(?!mozilla)|compatible|https?:|@|-google|lighthouse|preview|metrix|ptst|synthetic|[^uo]bot\\b(?! )|spider\\b|crawl';

/**
 * A script for the head of the root page. Before anything is painted it puts the home in the visitor's language in
 * place of this address, query and hash kept: the language chosen before, else the first that the browser asks for and
 * the site has, else the default one, which is here (spec section 2). The page is hidden on the way (`global.css`). Who
 * comes by a link of the site itself has chosen, and who loads the page anew or comes back to it has seen it in this
 * language.
 */
export function toRootScript(): string {
  const homes = Object.fromEntries(
    locales.filter((locale) => locale !== defaultLocale).map((locale) => [locale, toLocalePath(locale, '/')]),
  );
  return [
    '(function(d,l,n,p,h){try{',
    "var v=p.getEntriesByType('navigation')[0];if(v&&v.type!=='navigate')return;",
    `if(d.referrer.startsWith(l.origin+'/')||/${robots}/i.test(n.userAgent))return;`,
    `for(var t of[(/(?:^|; )${localeCookie}=([^;]*)/.exec(d.cookie)||[])[1]||''].concat(n.languages||n.language)){`,
    `t=t.split('-')[0].toLowerCase();if(t===${JSON.stringify(defaultLocale)})return;`,
    "if(h.hasOwnProperty(t)){d.documentElement.dataset.pending='locale';return l.replace(h[t]+l.search+l.hash)}}",
    `}catch(e){}})(document,location,navigator,performance,${JSON.stringify(homes)})`,
  ].join('');
}
