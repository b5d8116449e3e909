import type { StaticRouteId } from '../i18n/routes';

/** A link of the navigation, or a group of links under a label of `common.json`. */
export type NavigationItem =
  { route: StaticRouteId } | { group: 'nav.sectors' | 'nav.company'; items: readonly StaticRouteId[] };

const sectors = ['sectorAgriculture', 'sectorIndustry', 'sectorGarden'] as const satisfies readonly StaticRouteId[];

/** The header's navigation (spec section 2). */
export const topNavigation: readonly NavigationItem[] = [
  { route: 'home' },
  { group: 'nav.sectors', items: sectors },
  { route: 'stockOverview' },
  { group: 'nav.company', items: ['about', 'services', 'warehouse'] },
  { route: 'vacancies' },
  { route: 'brands' },
];

/** The navigation above the footer (spec section 2). */
export const bottomNavigation: readonly StaticRouteId[] = [
  'home',
  ...sectors,
  'services',
  'stockOverview',
  'warehouse',
  'about',
  'brands',
  'vacancies',
];
