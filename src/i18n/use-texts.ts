import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

import { createTranslate } from './create-translate';
import type { Translate } from './text-keys';
import { useIso } from './use-locale';

export type Texts = { t: Translate; iso: string };

type Memo = Map<string, string>;
/** Memoizes translations: a lookup is slow, and a list repeats the same few texts for every item. */
const textsOf = new WeakMap<i18n, Texts>();
/** During the build, thousands of pages with the same locale and texts share their translations. */
const shared = new Map<string, Memo>();

/**
 * The page's translate function and language tag; the same object for the life of the page. A page has a translator of
 * its own whose language never changes, so nothing subscribes to language changes.
 */
export function useTexts(): Texts {
  const { i18n } = useContext(I18nContext);
  const iso = useIso();
  const before = textsOf.get(i18n);
  if (before?.iso === iso) return before;
  const texts = { t: memoize(createTranslate(i18n), getMemo(i18n)), iso };
  textsOf.set(i18n, texts);
  return texts;
}

/** Texts with variables belong to one item: not worth memoizing. */
function memoize(translate: Translate, memo: Memo): Translate {
  return (key, variables) => {
    if (variables !== undefined) return translate(key, variables);
    const text = memo.get(key) ?? translate(key);
    memo.set(key, text);
    return text;
  };
}

function getMemo({ language, options }: i18n): Memo {
  if (typeof window !== 'undefined') return new Map();
  const page = JSON.stringify([language, options.defaultNS, options.fallbackNS]);
  const memo = shared.get(page) ?? new Map<string, string>();
  shared.set(page, memo);
  return memo;
}
