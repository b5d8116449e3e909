import { matchPath } from '../../src/i18n/paths';
import type { RouteId } from '../../src/i18n/routes';
import type { Site } from '../site';

/** What a first visit may load before anybody presses anything, in bytes as they are sent. */
type Budget = {
  scripts: number;
  /** The page and the data it comes alive with. */
  page: number;
  /** How many files all of that is. */
  requests: number;
};

/**
 * With 1 KB of room. What every page pays for since these were raised: texts that a browser translates stay where they
 * belong, history that is refused, the network asked itself, a page that stays when its frame fails (2.7 KB), and what
 * is said of today by the server's clock (0.9 KB); on home, machines asked live (1.9 KB); on lists and stock items, the
 * router, the links and the compiler's presets as their packages ship them (1.2 KB).
 */
const content: Budget = { scripts: 93_100, page: 33_000, requests: 12 };
const home: Budget = { ...content, scripts: 95_200 };
const stock: Budget = { scripts: 110_100, page: 33_000, requests: 14 };

/**
 * Routes with machines; all others are content. Raise a figure only for something that is worth it on a slow line, and
 * say so.
 */
const budgets: Readonly<Partial<Record<RouteId, Budget>>> = {
  home,
  stockOverview: stock,
  stockCategory: stock,
  stockItem: { ...stock, page: 25 * 1024 },
  sectorIndustryStock: stock,
  sectorAgricultureStock: stock,
  sectorGardenStock: stock,
};

/** Pages that cost their visitors more than they may, and scripts that would change with the stock. */
export function checkBudgets({ pages, read, toSentBytes }: Site): string[] {
  const add = (files: readonly string[]) => files.reduce((sum, file) => sum + toSentBytes(file), 0);
  return [...pages.keys()].flatMap((path) => {
    const route = matchPath(path)?.route;
    if (route === undefined) return [];
    const html = `${path === '/' ? '' : path}/index.html`;
    const parts = /data-scripts="([^"]*)" data-data="([^"]*)"/.exec(read(html));
    if (parts === null) return [`${path}: nothing says which scripts it loads`];
    const [scripts = [], data = []] = parts.slice(1).map((list) => list.split(' ').filter((file) => file !== ''));
    const budget = budgets[route] ?? content;
    const requests = 1 + scripts.length + data.length;
    const spent: Budget = { scripts: add(scripts), page: add([html, ...data]), requests };
    return (['scripts', 'page', 'requests'] as const)
      .filter((part) => spent[part] > budget[part])
      .map((part) => `${path}: ${part}: ${String(spent[part])}, ${String(budget[part])} allowed`);
  });
}
