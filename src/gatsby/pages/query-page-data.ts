import type { CreatePagesArgs } from 'gatsby';

import { defaultLocale, type Locale } from '../../i18n/locales';
import { hasWords } from '../../lib/has-words';

import { toOwnPages, type PageNode } from './own-pages';
import { readSearch, toSearchKey, type PageSearch, type SearchNode } from './page-search';

type Paths = Record<Locale, string>;

/**
 * What pages are made from, beside the machines themselves: to query tens of thousands takes longer than to take their
 * nodes.
 */
export type PageData = {
  categories: { name: string; paths: Paths }[];
  /**
   * By ids that are the same in every language; without those that have no title in any, of which a page would have no
   * heading. `segment`: how the address ends.
   */
  vacancies: { id: string; segment: string; closed: boolean }[];
  sectors: { key: string; categories: string[] }[];
  /** Pages that editors made and that are shown now. `name`: what its heading falls back to. */
  ownPages: { id: string; paths: Paths; name: string }[];
  /** What editors say to search engines and sharers, by `toSearchKey`; only of pages of which they say something. */
  search: ReadonlyMap<string, PageSearch>;
};

type QueryResult = {
  allStockCategory: { nodes: PageData['categories'] };
  allContentfulVacancy: {
    nodes: (SearchNode & { segment: string; title: string | null; closed: boolean })[];
  };
  allContentfulPage: { nodes: PageNode[] };
  allContentfulSector: { nodes: { key: string | null; categories: (string | null)[] | null }[] };
};

type Answer = { data?: QueryResult; errors?: unknown };

const query = `
  query PageData($locale: String!, $today: Date!) {
    allStockCategory(sort: { name: ASC }) {
      nodes {
        name
        paths
      }
    }
    allContentfulVacancy(sort: [{ contentful_id: ASC }, { node_locale: ASC }]) {
      nodes {
        contentful_id
        segment
        title
        closed(on: $today)
        node_locale
        fallbacks
        seoTitle
        seoDescription
        noIndex
        shareImage {
          ...SharedImage
        }
      }
    }
    allContentfulPage(sort: [{ contentful_id: ASC }, { node_locale: ASC }]) {
      nodes {
        contentful_id
        node_locale
        route
        href
        fallbacks
        seoTitle
        noIndex
        shareImage {
          ...SharedImage
        }
      }
    }
    allContentfulSector(filter: { node_locale: { eq: $locale } }, sort: [{ key: ASC }, { contentful_id: ASC }]) {
      nodes {
        key
        categories
      }
    }
  }
  fragment SharedImage on ContentfulAsset {
    title
    description
    localFile {
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG], placeholder: NONE)
      }
    }
  }
`;

/**
 * Asks Gatsby's own data for what pages are made from; stops the build when it cannot be had.
 * @param today the day of the build, `2026-10-02`
 */
export async function queryPageData(args: CreatePagesArgs, today: string): Promise<PageData> {
  const answer: Answer = await args.graphql<QueryResult>(query, { locale: defaultLocale, today });
  const { data, errors } = answer;
  if (data === undefined || errors !== undefined) {
    const message = `The pages could not be made, because their data cannot be queried: ${JSON.stringify(errors)}`;
    args.reporter.panic(message);
    throw new Error(message);
  }
  const titled = data.allContentfulVacancy.nodes.filter(({ title }) => hasWords(title));
  const vacancies = [...new Map(titled.map((vacancy) => [vacancy.contentful_id, vacancy])).values()];
  return {
    categories: data.allStockCategory.nodes,
    vacancies: vacancies.map(({ contentful_id: id, segment, closed }) => ({ id, segment, closed })),
    sectors: data.allContentfulSector.nodes.flatMap(({ key, categories }) =>
      key === null ? [] : [{ key, categories: (categories ?? []).filter((name) => name !== null) }],
    ),
    ownPages: toOwnPages(data.allContentfulPage.nodes),
    search: new Map([
      ...readSearch(data.allContentfulPage.nodes, ({ route, contentful_id }) =>
        toSearchKey(route ?? '', contentful_id),
      ),
      ...readSearch(data.allContentfulVacancy.nodes, ({ contentful_id }) => toSearchKey('vacancy', contentful_id)),
    ]),
  };
}
