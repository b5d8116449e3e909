import type { StaticRouteId } from '../../i18n/routes';

import type { TemplateName } from './add-localized-pages';

/** Which template serves a route without parameters. A route without a row here is a type error. */
export const staticTemplates: Record<StaticRouteId, TemplateName> = {
  home: 'home',
  terms: 'content-page',
  brands: 'content-page',
  contact: 'content-page',
  services: 'content-page',
  healthz: 'healthz',
  warehouse: 'content-page',
  stockOverview: 'stock-list',
  about: 'content-page',
  privacy: 'content-page',
  accessibility: 'content-page',
  imprint: 'imprint',
  verify: 'verify',
  shortlist: 'shortlist',
  vacancies: 'vacancies',
  news: 'articles',
  stories: 'articles',
  sectorIndustry: 'sector',
  sectorAgriculture: 'sector',
  sectorGarden: 'sector',
  sectorIndustryStock: 'stock-list',
  sectorAgricultureStock: 'stock-list',
  sectorGardenStock: 'stock-list',
};
