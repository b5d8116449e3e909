import { locales } from './locales';
import { toPath } from './paths';
import type { StaticRouteId } from './routes';

/** The cookie that stores the visitor's choice of language, and its lifetime in days (spec section 2). */
export const localeCookie = 'locale';
const cookieDays = 365;

/**
 * A script for the head of every page. When a visitor presses one of the header's languages, in this window or for a
 * new one, it stores the choice and adds the query to the link. It also works before hydration, when the links are as
 * built.
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
 * Clients that are not redirected: a search engine's browser claims to be English and would never see the Dutch home
 * page. Recognized by what people's browsers never send (another product than `Mozilla` in front, "compatible", a
 * contact address), and by words of bots that pose as browsers. "Cubot" and "robot" do not match: phones and apps have
 * these names. Short, because the home page contains it: the lists of packages are twenty times as long.
 */
const robots =
  '^(?!mozilla)|compatible|https?:|@|-google|lighthouse|preview|metrix|ptst|synthetic|[^uo]bot\\b(?! )|spider\\b|crawl';

/**
 * A script for the head of the root page. Before the first paint it replaces the address with the home page in the
 * visitor's language, with query and hash. The language is the stored choice, else the first enabled language of the
 * browser, else the default one, which is this page (spec section 2). The page stays hidden until then (`global.css`).
 * Visitors who follow a link on the site have chosen; visitors who reload or return have seen the page in this
 * language.
 */
export function toRootScript(): string {
  return toLocaleScript('home');
}

/**
 * The same for a list of machines that somebody has sent: it opens in the language of who reads it. One script for all
 * languages, because the policy of the site names each (Content Security Policy).
 */
export function toSharedListScript(): string {
  return toLocaleScript('shortlist', 'ids');
}

/** @param query what the address must have for its page to lead anywhere */
function toLocaleScript(route: StaticRouteId, query?: string): string {
  const paths = Object.fromEntries(locales.map((locale) => [locale, toPath(route, locale)]));
  return [
    '(function(d,l,n,p,h){try{',
    query === undefined ? '' : `if(!/[?&]${query}=/.test(l.search))return;`,
    "var v=p.getEntriesByType('navigation')[0];if(v&&v.type!=='navigate')return;",
    `if(d.referrer.startsWith(l.origin+'/')||/${robots}/i.test(n.userAgent))return;`,
    `for(var t of[(/(?:^|; )${localeCookie}=([^;]*)/.exec(d.cookie)||[])[1]||''].concat(n.languages||n.language)){`,
    "t=t.split('-')[0].toLowerCase();if(!h.hasOwnProperty(t))continue;if(h[t]===l.pathname)return;",
    "d.documentElement.dataset.pending='locale';return l.replace(h[t]+l.search+l.hash)}",
    `}catch(e){}})(document,location,navigator,performance,${JSON.stringify(paths)})`,
  ].join('');
}
