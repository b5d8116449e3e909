import { answerPath } from '../../src/features/enquiry/model/answer/answer-link';
import { matchPath } from '../../src/i18n/paths';
import type { RouteId } from '../../src/i18n/routes';
import { isUnlisted, type Site } from '../site';

/** What a first visit may load before any interaction, in transferred bytes. */
type Budget = {
  scripts: number;
  /** The page and its page data. */
  page: number;
  /** The number of these files. */
  requests: number;
};

/**
 * With 1 KB of room. These parts of every page grew since the last increase: texts that survive a browser's
 * translation, refused history entries, the network status checked by a request, a page that stays when its frame fails
 * (2.7 KB), and texts about today by the server's clock (0.9 KB); on home, live stock items (1.9 KB); on lists and
 * stock items, the router, the links and the compiler's presets as their packages ship them (1.2 KB). Since then lists
 * grew by 1 KB for a first frame of what is in sight, which halves the time of Back on a slow phone, and every page
 * lost two requests and 0.7 KB of data. Then cards got the facts by which their category is compared, in the units of
 * the trade (0.7 KB on every page with cards), and lists the heads of their columns (0.3 KB). The styles of their rows
 * are in each page with cards (0.3 KB). Filters that are searched, grouped and counted without a value, and what is
 * new, cost lists 3.5 KB, machines 1.4 KB and a request each, other pages 0.7 KB. A search field that waits for what
 * understands its text costs lists and home 2 KB. Machines can be kept from every card and are counted in every header:
 * 1.1 KB of scripts on every page, and 0.5 KB of texts, styles and markup. The page that shows them has 7 KB of its
 * own: what changed, order, notes, sharing. The switch to a comparison and the place of a form about all of them, both
 * loaded when they are wanted, cost it another 0.5 KB. What is new about machines is loaded later; its place in every
 * card costs 0.2 KB. A search can be kept: 0.4 KB on lists, 0.15 KB elsewhere. What an empty list offers is loaded
 * when one is empty, so that all of it costs lists 1.4 KB. The page that shows kept machines knows from its address
 * whether they are compared, tells machines of one title apart and says whose a list and its notes are: 1.2 KB. The
 * part that all pages have differs by 0.2 KB from build to build, with the letters that the minifier picks. Teasers
 * without tables of facts took 1.5 KB off content pages and 1.1 off home. A machine's page has the price and the hours
 * of the phone in its bar, the words of its price, and the styles of paper and of its open parts: 1 KB of markup. Its
 * cards are loaded when they come near, which took 0.9 KB of styles off it, and costs lists 0.15 KB of scripts. Filters
 * for accessories, VAT, the kind of price and damage cost pages with lists 0.5 KB, and kept machines as much. The page
 * that says what is really the company's has 1.1 KB of its own; the sentence that leads to it costs machines 0.1 KB.
 * Rows on paper cost machines 0.1 KB of styles, the company's VAT and register numbers that page as much of scripts.
 * Numbers that are none are marked on the page for answers, which has a price to name: 0.6 KB. The names of the lists
 * of news and stories are among the texts of every page (0.1 KB of data), their addresses and the places where teasers
 * and videos would load in its scripts: 0.4 KB; what they load is not. The links of header and footer are an editor's
 * and come as data, in each language: 0.6 KB of every page's data, and no more scripts. That nobody is
 * there on a day is said beside it in forms and on the page for answers: 0.1 KB, and 0.6 KB with the hours' words.
 * Answers that fit each of several machines, a day to suggest and facts that nobody knows cost that page 0.5 KB.
 * Trusted Types cost each page 0.1 KB of markup; structured data that the build alone makes took 0.2 KB off scripts.
 * Holidays that the footer lists as a whole, and words for a stock that is slow to answer, cost lists 0.1 KB of markup.
 * What is asked of an auction costs the page for answers 0.1 KB, how many of a list are sold costs lists as much.
 * Without the table of filters content pages have 4 KB less of scripts and home 2.8 KB; the search field is in the
 * scripts of home and of lists, which have a request less. What reads its text is loaded with the field's focus: lists
 * and home have 1 KB less. What lists load when a visitor is about to filter now has the API's names of categories,
 * what decodes unusual entities waits for a text with one, and what reads the list that a visitor came from is on
 * machines' pages alone: lists have 2.2 KB less, home, machines, kept machines and answers 0.7 KB. The example of a
 * search within a category and holidays that break before their brackets cost lists 0.1 KB of data and markup. The
 * open day among the opening times, and an offer that is not promised, cost home as much.
 */
const content: Budget = { scripts: 94_500, page: 33_700, requests: 10 };
const home: Budget = { ...content, scripts: 98_000, page: 33_900 };
const stock: Budget = { scripts: 119_700, page: 34_900, requests: 11 };

/**
 * Routes with stock items; all others, and pages that an editor made, are content. Raise a budget only for a benefit
 * that is worth it on a slow line, and document it.
 */
const budgets: Readonly<Partial<Record<RouteId, Budget>>> = {
  home,
  stockOverview: stock,
  stockCategory: stock,
  stockItem: { ...stock, scripts: 114_600, page: 28_900 },
  shortlist: { ...content, scripts: 108_700 },
  verify: { ...content, scripts: 95_600 },
  sectorIndustryStock: stock,
  sectorAgricultureStock: stock,
  sectorGardenStock: stock,
};

/** The page for answers is outside of the routes. It has a form and the words of stock items, and no header to load. */
const answer: Budget = { scripts: 116_100, page: 21_600, requests: 9 };

/** Null for a page that nobody loads on purpose. */
function toBudget(path: string): Budget | null {
  if (path === answerPath) return answer;
  const route = matchPath(path)?.route;
  // Outside of the routes are pages that an editor made, too.
  if (route === undefined) return isUnlisted(path) ? null : content;
  return budgets[route] ?? content;
}

/** Finds pages that exceed their budget. */
export function checkBudgets({ pages, read, toSentBytes }: Site): string[] {
  const add = (files: readonly string[]) => files.reduce((sum, file) => sum + toSentBytes(file), 0);
  return [...pages.keys()].flatMap((path) => {
    const budget = toBudget(path);
    if (budget === null) return [];
    const html = `${path === '/' ? '' : path}/index.html`;
    const parts = /data-scripts="([^"]*)" data-data="([^"]*)"/.exec(read(html));
    if (parts === null) return [`${path}: the HTML does not list its scripts (data-scripts)`];
    const [scripts = [], data = []] = parts.slice(1).map((list) => list.split(' ').filter((file) => file !== ''));
    const requests = 1 + scripts.length + data.length;
    const spent: Budget = { scripts: add(scripts), page: add([html, ...data]), requests };
    return (['scripts', 'page', 'requests'] as const)
      .filter((part) => spent[part] > budget[part])
      .map((part) => `${path}: ${part}: ${String(spent[part])}, the budget is ${String(budget[part])}`);
  });
}
