import type { SourceNodesArgs } from 'gatsby';

import { readKnownAddresses } from '../../../i18n/addresses/read-addresses';
import { createArticleAddresses } from '../article-addresses';
import type { CmsEntry } from '../fetch-entries';
import { toKnownCategory } from '../mend/categories';
import { settleOwnPages, type OwnPages } from '../own-pages/own-page-addresses';
import { createVacancyAddresses } from '../vacancy-addresses';

import { toDestinations, type Destinations, type Paths, type Site } from './destinations';
import { createWayNodes } from './way-nodes';

/**
 * Settles the addresses of what editors made, and keeps where each entry leads where queries find it. The stock's nodes
 * have to be there: Gatsby asks the site after its plugins.
 */
export async function createDestinations(
  args: SourceNodesArgs,
  entries: readonly CmsEntry[],
  hidden: ReadonlySet<string>,
): Promise<{ destinations: Destinations; ownPages: OwnPages }> {
  const segments = await createVacancyAddresses(args);
  const articleSegments = await createArticleAddresses(args);
  const categories = args.getNodesByType('StockCategory').map((node) => ({
    ...toKnownCategory(node),
    paths: (node as unknown as { paths: Paths }).paths,
  }));
  const stockItems = args.getNodesByType('StockItem') as unknown as Site['stockItems'];
  const ownPages = settleOwnPages(entries, readKnownAddresses());
  const destinations = toDestinations({
    ...{ entries, hidden, segments, articleSegments, categories, stockItems },
    ownPages: ownPages.paths,
  });
  createWayNodes(args, { byId: new Map(entries.map((entry) => [entry.sys.id, entry])), hidden, destinations });
  return { destinations, ownPages };
}
