import type { NodePluginArgs } from 'gatsby';

import { toTypeName } from '../../../content-model/to-graphql';
import { articleTypes } from '../../features/content/articles/article-types';
import type { PageContext } from '../../i18n/page-context';
import { findLinked } from '../content/linked-nodes';

import type { StockHistory } from './stock-history';

type Changed = {
  updatedAt?: string;
  node_locale?: string;
  contentful_id?: string;
  route?: string;
};
type Context = PageContext & { id?: string; vacancy?: string; article?: string; page?: string; categories?: string[] };

/**
 * The day on which what a page shows last changed, or null where nobody knows. A machine's by the history of the stock,
 * a list's by that of its newest machine, a page's, a vacancy's and an article's by what the CMS says of the entry
 * and of its sections, that of a list of articles also by these.
 */
export function createLastChanges(
  { getNodesByType, getNode }: Pick<NodePluginArgs, 'getNodesByType' | 'getNode'>,
  history: StockHistory,
): (context: PageContext) => string | null {
  const byCategory = new Map<string, string>();
  for (const node of getNodesByType('StockItem')) {
    const { category, advertisementID } = node as unknown as { category: { name: string }; advertisementID: string };
    const changed = history[advertisementID]?.changed ?? '';
    if (changed > (byCategory.get(category.name) ?? '')) byCategory.set(category.name, changed);
  }
  const pages = getNodesByType('ContentfulPage') as Changed[];
  const vacancies = getNodesByType('ContentfulVacancy') as Changed[];
  const articles = articleTypes.map((type) => ({ ...type, entries: getNodesByType(toTypeName(type.id)) as Changed[] }));

  return (page) => {
    const { route, language, id, vacancy, article, page: ownPage, categories = [] } = page as Context;
    if (route === 'stockItem') {
      const { advertisementID } = (id === undefined ? {} : getNode(id)) as { advertisementID?: string };
      return history[advertisementID ?? '']?.changed ?? null;
    }
    if (route === 'stockCategory' || /stock/i.test(route)) {
      return toLatest(categories.map((name) => byCategory.get(name)));
    }
    const ofType = articles.find((type) => type.page === route);
    const entries = route === 'vacancy' ? vacancies : (ofType?.entries ?? pages);
    const entryId = vacancy ?? article ?? ownPage;
    const entry = entries.find(
      ({ node_locale, contentful_id, route: own }) =>
        node_locale === language && (entryId === undefined ? own === route : contentful_id === entryId),
    );
    const sections = entry === undefined ? [] : (findLinked(entry, 'sections', getNode) as Changed[]);
    const listed = articles.find(({ list }) => list === route)?.entries ?? [];
    return toLatest([entry, ...sections, ...listed].map((one) => one?.updatedAt?.slice(0, 10)));
  };
}

function toLatest(days: readonly (string | undefined)[]): string | null {
  return (
    days
      .filter((day) => day !== undefined)
      .sort()
      .at(-1) ?? null
  );
}
