import { createInstance, type i18n } from 'i18next';

import type { KnownLocale } from './locales';

/** Texts of one namespace by themselves, for a part of a page that is loaded later and brings its own. */
export function createTexts(locale: KnownLocale, namespace: string, texts: object): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { [namespace]: texts } },
    ns: [namespace],
    interpolation: { escapeValue: false },
    returnNull: false,
    // What is here already need not be waited for.
    initImmediate: false,
  });
  return instance;
}
