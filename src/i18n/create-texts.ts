import { createInstance, type i18n } from 'i18next';

import type { KnownLocale } from './locales';

/** An i18next instance of its own: for lazily loaded parts that bring their texts, and for files that are no pages. */
export function createTexts(locale: KnownLocale, namespaces: Readonly<Record<string, object>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { ...namespaces } },
    ns: Object.keys(namespaces),
    // The resources are here already: initialize synchronously.
    initImmediate: false,
  });
  return instance;
}
