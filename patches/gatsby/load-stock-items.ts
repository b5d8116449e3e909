import { loadTexts } from '../../src/gatsby/client/load-texts';
import { matchPath } from '../../src/i18n/paths';
import { toTextsFile, type PageTexts } from '../../src/i18n/shared-texts';
import { isPlain } from '../plain';

/**
 * What the loader knows of an address: its own page's data, those of the page that says that there is none, or that
 * they did not come.
 */
export type Loaded = { status?: string; payload?: { result: { data: { locales?: PageTexts } } } };

type Loader = { prototype: { loadPageDataJson: (path: string) => Promise<Loaded> } };

/** Gatsby's, set by its build. */
declare const __PATH_PREFIX__: string;

/**
 * How the router loads the page of a machine. The texts come beside the data (`i18n/shared-texts.ts`), and once for all
 * machines.
 *
 * And of an address without data it asks, by HEAD, whether there is a page all the same, and leaves the site for one
 * that is there. At the address of a machine or a category that would be the page it has at hand already, which shows
 * them live (`templates/not-found.tsx`): it would load it over and over, or show nothing at all.
 */
export function loadStockItems({ BaseLoader, ProdLoader }: { BaseLoader: Loader; ProdLoader: Loader }): void {
  const load = ProdLoader.prototype.loadPageDataJson;
  ProdLoader.prototype.loadPageDataJson = async function (path) {
    const match = matchPath(path.replace(/\?.*/, ''));
    if (match?.route !== 'stockCategory' && match?.route !== 'stockItem') return load.call(this, path);
    const file = isPlain() ? undefined : toTextsFile({ route: match.route, language: match.locale });
    if (file === undefined) return BaseLoader.prototype.loadPageDataJson.call(this, path);
    const asked = loadTexts(`${__PATH_PREFIX__}/${file}`);
    const loaded = await BaseLoader.prototype.loadPageDataJson.call(this, path);
    const data = loaded.payload?.result.data;
    // The page that says that there is none has its own, and waits for no others.
    if (data === undefined || data.locales !== undefined) return loaded;
    const texts = await asked;
    // As where the data did not come: the router leaves for the page as it was built.
    if (texts === undefined) return { status: 'error' };
    data.locales = texts;
    return loaded;
  };
}
