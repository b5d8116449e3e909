import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

import { createTranslate } from './create-translate';
import type { Translate } from './text-keys';
import { useIso } from './use-locale';

export type Texts = { t: Translate; iso: string };

type Known = Map<string, string>;
/** Looking a text up is slow for what it is, and a list says the same few words for every machine. */
const textsOf = new WeakMap<i18n, Texts>();
/**
 * While the site is built: pages of one language with the same texts, of which there are thousands, know what each
 * other said.
 */
const shared = new Map<string, Known>();

/**
 * The page's texts and its language tag; the same object for as long as the page is there. A page has a translator of
 * its own, and its language never changes, so nobody has to listen for that.
 */
export function useTexts(): Texts {
  const { i18n } = useContext(I18nContext);
  const iso = useIso();
  const before = textsOf.get(i18n);
  if (before?.iso === iso) return before;
  const texts = { t: remember(createTranslate(i18n), getKnown(i18n)), iso };
  textsOf.set(i18n, texts);
  return texts;
}

/** Those with variables are of one machine, of no use to the others. */
function remember(translate: Translate, known: Known): Translate {
  return (key, variables) => {
    if (variables !== undefined) return translate(key, variables);
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  };
}

function getKnown({ language, options }: i18n): Known {
  if (typeof window !== 'undefined') return new Map();
  const page = JSON.stringify([language, options.defaultNS, options.fallbackNS]);
  const known = shared.get(page) ?? new Map<string, string>();
  shared.set(page, known);
  return known;
}
