import { stockPathVariant, stockPathVariants, type StockPathVariant } from '../config/stock-path-variant';

import type { KnownLocale } from './locales';

type Patterns = Record<KnownLocale, string>;

/** The same path in every language. */
const everywhere = <P extends string>(path: P) => ({ nl: path, en: path, de: path, fr: path, es: path }) as const;

const sectors = {
  industry: {
    nl: '/sectoren/industrie',
    en: '/sectors/industry',
    de: '/sektoren/industrie',
    fr: '/secteurs/industrie',
    es: '/sectores/industria',
  },
  agriculture: {
    nl: '/sectoren/landbouw',
    en: '/sectors/agriculture',
    de: '/sektoren/landwirtschaft',
    fr: '/secteurs/agriculture',
    es: '/sectores/agricultura',
  },
  garden: {
    nl: '/sectoren/tuin-en-park',
    en: '/sectors/garden-and-park',
    de: '/sektoren/garten-und-park',
    fr: '/secteurs/jardin-et-parc',
    es: '/sectores/jardin-y-parque',
  },
} as const satisfies Record<string, Patterns>;

/**
 * The route table (spec section 2, the accessibility statement, the imprint, what is really the company's, the
 * shortlist, news and customer stories): a page's path in each language, without the locale prefix. `:name` is a
 * parameter; `{stock}` is replaced by the stock segment of the canonical variant.
 */
export const routes = {
  home: everywhere('/'),
  terms: everywhere('/algemeneVoorwaarden'),
  brands: everywhere('/brands'),
  contact: { nl: '/contact', en: '/contact', de: '/kontakt', fr: '/contact', es: '/contacto' },
  services: { nl: '/diensten', en: '/services', de: '/dienstleistungen', fr: '/services', es: '/servicios' },
  healthz: everywhere('/healthz'),
  warehouse: { nl: '/magazijn', en: '/warehouse', de: '/lager', fr: '/magasin', es: '/almacen' },
  stockOverview: everywhere('/{stock}'),
  about: { nl: '/over-ons', en: '/about-us', de: '/uber-uns', fr: '/a-propos', es: '/sobre-nosotros' },
  privacy: everywhere('/privacy-statement'),
  accessibility: {
    nl: '/toegankelijkheid',
    en: '/accessibility',
    de: '/barrierefreiheit',
    fr: '/accessibilite',
    es: '/accesibilidad',
  },
  imprint: { nl: '/colofon', en: '/imprint', de: '/impressum', fr: '/mentions-legales', es: '/aviso-legal' },
  verify: {
    nl: '/echt-van-ons',
    en: '/is-it-really-us',
    de: '/sind-wir-das',
    fr: '/est-ce-bien-nous',
    es: '/somos-nosotros',
  },
  shortlist: { nl: '/bewaard', en: '/saved', de: '/merkliste', fr: '/enregistrees', es: '/guardadas' },
  vacancies: { nl: '/vacatures', en: '/vacancies', de: '/stellenangebote', fr: '/offres-emploi', es: '/empleo' },
  vacancy: {
    nl: '/vacatures/:id',
    en: '/vacancies/:id',
    de: '/stellenangebote/:id',
    fr: '/offres-emploi/:id',
    es: '/empleo/:id',
  },
  news: { nl: '/nieuws', en: '/news', de: '/aktuelles', fr: '/actualites', es: '/noticias' },
  newsItem: {
    nl: '/nieuws/:id',
    en: '/news/:id',
    de: '/aktuelles/:id',
    fr: '/actualites/:id',
    es: '/noticias/:id',
  },
  stories: {
    nl: '/klantverhalen',
    en: '/customer-stories',
    de: '/kundengeschichten',
    fr: '/temoignages',
    es: '/historias-de-clientes',
  },
  story: {
    nl: '/klantverhalen/:id',
    en: '/customer-stories/:id',
    de: '/kundengeschichten/:id',
    fr: '/temoignages/:id',
    es: '/historias-de-clientes/:id',
  },
  sectorIndustry: sectors.industry,
  sectorAgriculture: sectors.agriculture,
  sectorGarden: sectors.garden,
  sectorIndustryStock: withStock(sectors.industry),
  sectorAgricultureStock: withStock(sectors.agriculture),
  sectorGardenStock: withStock(sectors.garden),
  stockCategory: everywhere('/{stock}/:category'),
  stockItem: everywhere('/{stock}/:category/:product'),
} as const satisfies Record<string, Patterns>;

type WithStock<P extends Patterns> = { [L in KnownLocale]: `${P[L]}/{stock}` };

/** The stock list of a sector: the sector's path followed by the stock segment. */
function withStock<P extends Patterns>(sector: P): WithStock<P> {
  return Object.fromEntries(
    Object.entries(sector).map(([locale, path]) => [locale, `${path}/{stock}`]),
  ) as WithStock<P>;
}

export type RouteId = keyof typeof routes;

type ParameterOf<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParameterOf<Head> | ParameterOf<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

/** The parameters of a route, as an object; empty for a route without parameters. */
export type RouteParams<R extends RouteId> = Record<ParameterOf<(typeof routes)[R]['nl']>, string>;

export type StaticRouteId = { [R in RouteId]: keyof RouteParams<R> extends never ? R : never }[RouteId];

export const routeIds = Object.keys(routes) as RouteId[];

export function isStaticRoute(route: RouteId): route is StaticRouteId {
  return !routes[route].nl.includes(':');
}

/** A route's pattern in a language, with the stock segment filled in. @example '/occasions/:category' */
export function getPattern(route: RouteId, locale: KnownLocale, variant: StockPathVariant = stockPathVariant): string {
  return routes[route][locale].replace('{stock}', stockPathVariants[variant][locale]);
}

/** The sectors (spec section 1), each with its routes. */
export const sectorRoutes = {
  agriculture: { page: 'sectorAgriculture', stock: 'sectorAgricultureStock' },
  industry: { page: 'sectorIndustry', stock: 'sectorIndustryStock' },
  garden: { page: 'sectorGarden', stock: 'sectorGardenStock' },
} as const satisfies Record<string, { page: StaticRouteId; stock: StaticRouteId }>;

export type Sector = keyof typeof sectorRoutes;
export const sectorIds = Object.keys(sectorRoutes) as Sector[];
