import type { Node } from 'gatsby';

import { contentTypes } from '../../../content-model';
import { toTypeName } from '../../../content-model/to-graphql';
import type { StockItem } from '../../features/stock/model/item';
import { byNewest } from '../../features/stock/model/newest';
import { teaserSize } from '../../features/stock/model/search/search-request';
import { toSoldLast } from '../../features/stock/model/search/sort';
import { defaultLocale, locales } from '../../i18n/locales';
import { sectorIds } from '../../i18n/routes';
import { isDate } from '../../lib/is-date';

import { toCountryCode } from './country-code';
import { toFallbacksId } from './fallback-nodes';
import { findLinked } from './linked-nodes';
import { toCategoryNames, toKnownCategory } from './mend/categories';
import { addHiddenFilter } from './on-time/hidden-entries';
import { readMoment } from './on-time/span';
import { toSmallDrawing } from './small-drawing';
import { getSpares } from './spare-entries';
import { toMakePath } from './targets/destinations';
import { toVacancyAddressId } from './vacancy-addresses';

/** What Gatsby hands to a resolver, as far as it is used here. */
export type Context = {
  nodeModel: {
    getNodeById: (query: { id: string }) => Node | null;
    findAll: <T>(query: {
      type: string;
      query?: object;
    }) => Promise<{ entries: Iterable<T>; totalCount: () => Promise<number> }>;
    findOne: <T>(query: { type: string; query?: object }) => Promise<T | null>;
  };
};
export type SectionNode = Node & {
  node_locale: string;
  sector?: string;
  groups?: string[];
};

const knownNodes = ['ContentfulAsset', ...contentTypes.map(({ id }) => toTypeName(id))];

const inLocale = (node: SectionNode) => ({ node_locale: { eq: node.node_locale } });

/** The newest machines of a sector or category, and which these are. */
export const stockFields = {
  items: {
    type: '[StockItem!]!',
    resolve: async (node: SectionNode, _: unknown, context: Context) => {
      const categories = await toCategories(node, context);
      const filter = categories === null ? {} : { category: { name: { in: categories } } };
      const { entries } = await context.nodeModel.findAll<StockItem>({ type: 'StockItem', query: { filter } });
      return toSoldLast([...entries].sort(byNewest)).slice(0, teaserSize);
    },
  },
  /** Null: of all categories. */
  categories: {
    type: '[String!]',
    resolve: (node: SectionNode, _: unknown, context: Context) => toCategories(node, context),
  },
  /** The category that all its machines are of, if an editor chose one. */
  stockCategory: {
    type: 'StockCategory',
    resolve: (node: SectionNode, _: unknown, context: Context) => findCategory(node, context),
  },
};

/**
 * Sections that show what is kept elsewhere carry it themselves, so that a page holds just what it shows, in one query:
 * the newest stock items of a sector or category, the team by group, brands, services, certificates, vacancies.
 */
export function toSectionResolvers(): object {
  return {
    ContentfulPage: { sections: { resolve: toSections } },
    File: { drawing: { type: 'String', resolve: toSmallDrawing } },
    ContentfulCompany: {
      countryCode: {
        type: 'String',
        resolve: ({ country }: { country?: string }) => toCountryCode(country ?? ''),
      },
    },
    ContentfulBrand: {
      machines: {
        type: 'Int!',
        resolve: countMachines,
      },
      // Made here, because what formats an address of a list is 2 KB of scripts. Null without machines.
      stockPath: {
        type: 'String',
        resolve: async (brand: Brand, args: unknown, context: Context) => {
          const locale = locales.find((one) => one === brand.node_locale) ?? defaultLocale;
          return (await countMachines(brand, args, context)) === 0 ? null : toMakePath(brand.name ?? '', locale);
        },
      },
    },
    ContentfulStockTeaser: stockFields,
    ContentfulTeamSection: {
      members: toList('ContentfulTeamMember', ['order', 'name'], ({ groups }) =>
        groups?.length ? { group: { in: groups } } : {},
      ),
    },
    ContentfulServiceSection: {
      services: toList('ContentfulService', ['order', 'title'], ({ sector }) =>
        sector === undefined || sector === '' ? {} : { sectors: { in: [sector] } },
      ),
    },
    ContentfulBrandSection: { shown: toBrands() },
    ContentfulCertificateSection: { certificates: toList('ContentfulCertificate', ['name'], () => ({})) },
    ContentfulVacancy: {
      // The day is an argument, because a page whose query is the same as yesterday is not asked again.
      closed: {
        type: 'Boolean!',
        args: { on: 'Date!' },
        resolve: ({ closingDate }: { closingDate?: string }, { on }: { on: string }) =>
          isDate(closingDate) && closingDate.slice(0, 10) < on,
      },
      // How its address ends, in every language.
      segment: {
        type: 'String!',
        resolve: ({ contentful_id }: { contentful_id: string }, _: unknown, { nodeModel }: Context) =>
          nodeModel.getNodeById({ id: toVacancyAddressId(contentful_id) })?.segment ?? contentful_id,
      },
      // An editor who gives no day means the one on which the vacancy was made.
      published: {
        type: 'Date',
        resolve: ({ publishedDate, createdAt }: { publishedDate?: string; createdAt?: string }) =>
          publishedDate ?? createdAt ?? null,
      },
    },
    ContentfulPopUp: {
      // Browsers hide it at that moment, also of a page that was built before.
      endsAt: {
        type: 'String',
        resolve: ({ ends }: { ends?: unknown }) => {
          const moment = readMoment(ends, 'ends');
          return moment === null ? null : new Date(moment).toISOString();
        },
      },
    },
    ContentfulVacancyTeaser: { vacancies: toList('ContentfulVacancy', ['title'], () => ({})) },
  };
}

type Brand = SectionNode & { name?: string };

/** The number of a brand's machines: those whose make has its name. */
async function countMachines({ name }: Brand, _: unknown, { nodeModel }: Context): Promise<number> {
  const query = { filter: { makeName: { eq: name ?? '' } } };
  return (await nodeModel.findAll({ type: 'StockItem', query })).totalCount();
}

/**
 * On every content type, and on assets, the fields that show Dutch in another language; the page marks them with
 * `lang`.
 */
export function toFallbackFields(): object {
  const fallbacks = {
    type: '[String!]!',
    resolve: (source: { contentful_id: string; node_locale: string }, _: unknown, { nodeModel }: Context) =>
      nodeModel.getNodeById({ id: toFallbacksId(source.contentful_id, source.node_locale) })?.fallbacks ?? [],
  };
  return Object.fromEntries(knownNodes.map((type) => [type, { fallbacks }]));
}

/** The brands that an editor chose, in the order chosen; without a choice all of them, by name. */
function toBrands() {
  const all = toList('ContentfulBrand', ['name'], () => ({}));
  return {
    ...all,
    resolve: (node: SectionNode, args: unknown, context: Context) => {
      const chosen = getLinked(node, 'brands', context);
      return chosen.length === 0 ? all.resolve(node, args, context) : chosen;
    },
  };
}

/** A list of entries in the section's own language. */
function toList(type: string, by: string[], toFilter: (node: SectionNode) => object) {
  // Of two that are alike the same one always comes first, else a page changes by itself.
  const fields = [...by, 'contentful_id'];
  return {
    type: `[${type}!]!`,
    resolve: async (node: SectionNode, _: unknown, context: Context) => {
      const filter = addHiddenFilter({ ...inLocale(node), ...toFilter(node) }, context);
      const sort = { fields, order: fields.map(() => 'ASC') };
      return [...(await context.nodeModel.findAll({ type, query: { filter, sort } })).entries];
    },
  };
}

/**
 * The sections of a page. One about a stock category that does not exist is left out: it would say that nothing is in
 * stock, and of what nobody knows.
 */
async function toSections(page: Node, _: unknown, context: Context): Promise<Node[]> {
  const sections = getLinked(page, 'sections', context);
  const isShown = await Promise.all(
    sections.map(async (section) => {
      if (section.internal.type !== 'ContentfulStockTeaser' || getCategory(section) === '') return true;
      return (await findCategory(section, context)) !== null;
    }),
  );
  return sections.filter((_, index) => isShown[index]);
}

function getLinked(entry: Node, field: string, { nodeModel }: Context): Node[] {
  return findLinked(entry, field, (id) => nodeModel.getNodeById({ id }));
}

/** What an editor chose, by the stock system's names. */
async function readNames(names: readonly string[], { nodeModel }: Context): Promise<string[]> {
  const { entries } = await nodeModel.findAll<Node>({ type: 'StockCategory' });
  return toCategoryNames(names, [...entries].map(toKnownCategory));
}

export const getCategory = (section: Node): string =>
  typeof section.category === 'string' ? section.category.trim() : '';

async function findCategory(section: Node, context: Context): Promise<object | null> {
  const filter = { name: { in: await readNames([getCategory(section)], context) } };
  return context.nodeModel.findOne<object>({ type: 'StockCategory', query: { filter } });
}

/** The categories a teaser is about: its own, those of its sector, or null for all. */
async function toCategories(section: SectionNode, context: Context): Promise<string[] | null> {
  const { nodeModel } = context;
  const { sector, node_locale } = section;
  const category = getCategory(section);
  if (category !== '') return readNames([category], context);
  if (!sectorIds.some((id) => id === sector)) return null;
  const spares = getSpares((id) => nodeModel.getNodeById({ id }));
  const filter = { key: { eq: sector }, node_locale: { eq: node_locale }, contentful_id: { nin: [...spares] } };
  const entry = await nodeModel.findOne<{ categories?: string[] }>({ type: 'ContentfulSector', query: { filter } });
  return readNames(entry?.categories ?? [], context);
}
