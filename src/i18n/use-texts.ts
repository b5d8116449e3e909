import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo } from 'react';

import type { Translate } from './text-keys';
import { useIso } from './use-locale';

export type Texts = { t: Translate; iso: string };

/** Looking a text up is slow for what it is, and a list says the same few words for every machine. */
const known = new WeakMap<object, Map<string, string>>();
/** Counts and names make texts different; more than these are not worth keeping. */
const most = 1000;

/** The page's texts and its language tag; the same object for as long as both are. */
export function useTexts(): Texts {
  const { t } = useTranslation();
  const iso = useIso();
  return useMemo(() => {
    const texts = known.get(t) ?? new Map<string, string>();
    known.set(t, texts);
    const translate: Translate = (key, variables) => {
      const name = variables === undefined ? key : key + JSON.stringify(variables);
      const text = texts.get(name) ?? String(t(key, variables ?? {}));
      if (texts.size < most) texts.set(name, text);
      return text;
    };
    return { t: translate, iso };
  }, [t, iso]);
}
