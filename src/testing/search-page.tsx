import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextContext } from 'gatsby-plugin-react-i18next';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

import { SearchField } from '@/features/stock/components/stock-search/search-field';
import { noSearchWords } from '@/features/stock/model/search/sentence/search-words';
import { toSuggestionIndex } from '@/features/stock/model/suggestions/suggestion-index';
import type { Locale } from '@/i18n/locales';

import search from '../../locales/nl/search.json';
import stock from '../../locales/nl/stock.json';

const tractors = { name: 'tractors', longPluralTranslated: {} };
const loaders = { name: 'wheelLoaders', longPluralTranslated: {} };
const index = toSuggestionIndex({
  items: [
    { advertisementID: '1', advertiserStockNumber: 'L101', category: tractors, makeName: 'Fendt', model: '724 Vario' },
    { advertisementID: '2', advertiserStockNumber: 'L102', category: tractors, makeName: 'Fendt', model: '724 Vario' },
    { advertisementID: '3', advertiserStockNumber: 'I-201', category: loaders, makeName: 'Kärcher', model: 'MC 250' },
    { advertisementID: '4', advertiserStockNumber: 'X999', category: loaders },
  ],
  categories: [
    { name: 'tractors', label: 'Tractoren', path: '/occasions/tractoren' },
    { name: 'wheelLoaders', label: 'Shovels', path: '/occasions/shovels' },
  ],
});

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'nl',
  resources: { nl: { stock, search } },
  ns: ['stock', 'search'],
  interpolation: { escapeValue: false },
});

/** Calls of the page's callbacks, and its network requests. */
export const onTerm = jest.fn<undefined, [string, 'typing' | 'done' | 'cleared']>();
export const onChoose = jest.fn<undefined, [object]>();
export const fetchMock = jest.fn();

/** A page around the search field that applies its callbacks, and whose address can change from outside. */
export function SearchPage({ locale = 'nl' }: { locale?: Locale }) {
  const [term, setTerm] = useState('');
  const language = { language: locale, languages: [locale], routed: false, defaultLanguage: 'nl' };
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider
        value={{ ...language, generateDefaultLanguagePage: false, originalPath: '/', path: '/' }}
      >
        <SearchField
          applied={{ term, key: '' }}
          onSearch={({ text }, step) => {
            onTerm(text, step);
            setTerm(text);
            return { term: text, key: '' };
          }}
          onChoose={onChoose}
          action="/occasions"
        />
        <button type="button" onClick={() => setTerm('kärcher')}>
          Back
        </button>
        <p>{term}</p>
      </I18nextContext.Provider>
    </I18nextProvider>
  );
}

/** Uses fake timers and a mocked response with the suggestions. */
export function startSearchTest(): void {
  jest.useFakeTimers();
  fetchMock.mockImplementation((url: string) =>
    Promise.resolve({
      status: 200,
      text: () => Promise.resolve(JSON.stringify(url.startsWith('/stock-suggestions') ? index : noSearchWords)),
    }),
  );
  global.fetch = fetchMock;
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = jest.fn();
}

export function renderSearchPage(locale?: Locale) {
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<SearchPage {...(locale === undefined ? {} : { locale })} />);
  return { user, unmount, field: screen.getByRole<HTMLInputElement>('combobox') };
}

export async function wait(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** The suggestions on screen. */
export function getOptions(): (string | null)[] {
  return screen.queryAllByRole('option').map((option) => option.textContent);
}

/**
 * The suggestion that contains a text. Matches by text content, because jsdom's accessible name splits highlighted
 * letters.
 */
export function getOption(words: string): HTMLElement {
  return screen.getByRole('option', { name: (_, option) => option.textContent.includes(words) });
}

/** The option that Enter would choose (`aria-activedescendant`). */
export function getActiveOption(field: HTMLElement): string | null {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
}
