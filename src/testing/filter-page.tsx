import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { I18nextContext } from 'gatsby-plugin-react-i18next';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

import { FilterPanel } from '@/features/stock/components/stock-filters/filter-panel';
import { AppliedFilters } from '@/features/stock/components/stock-list/applied-filters';
import { toNamedCategories } from '@/features/stock/model/categories/category-names';
import { toAppliedFilters } from '@/features/stock/model/search/applied-filters';
import { toFacets } from '@/features/stock/model/search/count-facets';
import type { Facets } from '@/features/stock/model/search/facets';
import { formatQuery, parseQuery } from '@/features/stock/model/search/query';
import type { Scope } from '@/features/stock/model/search/search-request';

import enumerationsDe from '../../locales/de/enumerations.json';
import searchDe from '../../locales/de/search.json';
import stockDe from '../../locales/de/stock.json';
import enumerations from '../../locales/nl/enumerations.json';
import search from '../../locales/nl/search.json';
import stock from '../../locales/nl/stock.json';

import { buildItem } from './factories/search-result';

const toName = (name: string, nl: string, de = nl) => ({ name, longPluralTranslated: { nl, de } });
const tractors = {
  ...{ category: toName('tractors', 'Tractoren', 'Traktoren'), makeName: 'Fendt', energyType: 'diesel' },
  ...{ transmissionType: 'automatic', used: true },
};
const forklifts = {
  category: toName('forklifts', 'Heftrucks', 'Stapler'),
  makeName: 'Linde',
  energyType: 'electric',
  mastStageCount: '3',
  freeliftAvailable: true,
  status: 'reserved',
};
const large = toName('tractorsFrom120', 'Vanaf 120 kW', 'Ab 120 kW');
const items = [
  buildItem({ ...tractors, subCategory: large, emissionsClass: 'Stage IIIB', constructionYear: 2018 }),
  buildItem({ ...tractors, subCategory: large, makeName: 'Claas', transaction: 'rental', constructionYear: 2009 }),
  buildItem({ ...tractors, subCategory: toName('tractorsTo75', 'Tot 75 kW', 'Bis 75 kW'), transaction: 'both' }),
  buildItem({
    ...forklifts,
    subCategory: toName('electricForklifts', 'Elektrische heftrucks', 'Elektrostapler'),
    tankCapacity: { value: 60, unit: 'l' },
  }),
];

type Props = { locale?: 'nl' | 'de'; at?: string; facets?: Facets; scope?: Scope };

/** The filters and what is applied, as the list around them has it, over four items; their address in words. */
export function FilterPage({ locale = 'nl', at = '', facets = toFacets(items), scope = {} }: Props) {
  const [i18n] = useState(() => createTexts(locale));
  const [query, setQuery] = useState(parseQuery(at));
  const onChange = (update: (current: typeof query) => typeof query) => setQuery(update);
  const categories = toNamedCategories(items, locale);
  const language = { language: locale, languages: [locale], routed: false, defaultLanguage: 'nl' };
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider
        value={{ ...language, generateDefaultLanguagePage: false, originalPath: '/', path: '/' }}
      >
        <p data-testid="address">{decodeURIComponent(formatQuery(query))}</p>
        <FilterPanel {...{ query, facets, categories, scope, onChange }} />
        <AppliedFilters applied={toAppliedFilters(query)} {...{ categories, onChange }} />
      </I18nextContext.Provider>
    </I18nextProvider>
  );
}

function createTexts(locale: string) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: locale,
    resources: {
      nl: { search, stock, enumerations },
      de: { search: searchDe, stock: stockDe, enumerations: enumerationsDe },
    },
    interpolation: { escapeValue: false },
  });
  return i18n;
}

export function openFilterPage(props: Props = {}): UserEvent {
  render(<FilterPage {...props} />);
  return userEvent.setup({ delay: null });
}

export const readAddress = () => screen.getByTestId('address').textContent;

/** One filter of the panel, open or closed. */
export const getFilter = (label: string) => within(screen.getByRole('group', { name: label, hidden: true }));
export const queryFilter = (label: string) => screen.queryByRole('group', { name: label, hidden: true });
export const getBox = (label: string, value: string | RegExp) =>
  getFilter(label).getByRole('checkbox', { name: value, hidden: true });

/** The values of a filter, each with its count. */
export const readOptions = (label: string) =>
  getFilter(label)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);

/** What is applied, as a visitor reads it. */
export const readChips = () =>
  screen
    .queryAllByRole('button', { name: /^Filter (verwijderen|entfernen): / })
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));

export type Act = (user: UserEvent) => Promise<void>;

export const tick =
  (label: string, ...values: RegExp[]): Act =>
  async (user) => {
    for (const value of values) await user.click(getBox(label, value));
  };

export const type =
  (label: string, fields: Readonly<Record<string, string>>): Act =>
  async (user) => {
    for (const [field, text] of Object.entries(fields)) {
      await user.type(getFilter(label).getByRole('textbox', { name: field, hidden: true }), text);
      await user.tab();
    }
  };

export const choose =
  (label: string, value: RegExp): Act =>
  (user) =>
    user.click(getFilter(label).getByRole('radio', { name: value, hidden: true }));
