import { createInstance, type i18n } from 'i18next';

import type { KnownLocale } from './locales';

/**
 * Texts by themselves, for a part of a page that is loaded later and brings its own, and for files that are no pages.
 */
export function createTexts(locale: KnownLocale, namespaces: Readonly<Record<string, object>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { ...namespaces } },
    ns: Object.keys(namespaces),
    // What is here already need not be waited for.
    initImmediate: false,
  });
  return instance;
}
