import type { CreatePagesArgs } from 'gatsby';

import { defaultLocale, type Locale } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';

type Paths = Record<Locale, string>;

/** What pages are made from, beside the machines themselves: to query tens of thousands takes longer than to take their nodes. */
export type PageData = {
  categories: { name: string; paths: Paths }[];
  /** By ids that are the same in every language; without those that have no title in any, of which a page would have no heading. */
  vacancies: { id: string; closed: boolean }[];
  sectors: { key: string; categories: string[] }[];
};

type QueryResult = {
  allStockCategory: { nodes: PageData['categories'] };
  allContentfulVacancy: { nodes: { contentful_id: string; title: string | null; closed: boolean }[] };
  allContentfulSector: { nodes: { key: string | null; categories: (string | null)[] | null }[] };
};

type Answer = { data?: QueryResult; errors?: unknown };

/**
 * Asks Gatsby's own data for what pages are made from; stops the build when it cannot be had.
 * @param today the day of the build, `2026-10-02`
 */
export async function queryPageData(args: CreatePagesArgs, today: string): Promise<PageData> {
  const answer: Answer = await args.graphql<QueryResult>(
    `
      query PageData($locale: String!, $today: Date!) {
        allStockCategory {
          nodes {
            name
            paths
          }
        }
        allContentfulVacancy {
          nodes {
            contentful_id
            title
            closed(on: $today)
          }
        }
        allContentfulSector(filter: { node_locale: { eq: $locale } }) {
          nodes {
            key
            categories
          }
        }
      }
    `,
    { locale: defaultLocale, today },
  );
  const { data, errors } = answer;
  if (data === undefined || errors !== undefined) {
    const message = `The pages could not be made, because their data cannot be queried: ${JSON.stringify(errors)}`;
    args.reporter.panic(message);
    throw new Error(message);
  }
  const titled = data.allContentfulVacancy.nodes.filter(({ title }) => hasWords(title));
  const vacancies = [...new Map(titled.map((vacancy) => [vacancy.contentful_id, vacancy])).values()];
  const odd = vacancies.find(({ contentful_id }) => !/^[\w-]+$/.test(contentful_id));
  if (odd !== undefined) {
    // Tools may choose ids; one like `index.html` would write over files of the site.
    const message = `The vacancy ${odd.contentful_id} of the CMS cannot have a page: make it anew with an id of letters, digits, - and _.`;
    args.reporter.panic(message);
    throw new Error(message);
  }
  return {
    categories: data.allStockCategory.nodes,
    vacancies: vacancies.map(({ contentful_id: id, closed }) => ({ id, closed })),
    sectors: data.allContentfulSector.nodes.flatMap(({ key, categories }) =>
      key === null ? [] : [{ key, categories: (categories ?? []).filter((name) => name !== null) }],
    ),
  };
}
