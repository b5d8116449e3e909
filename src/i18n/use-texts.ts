import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { i18n } from 'i18next';
import { useMemo } from 'react';

import type { Translate } from './text-keys';
import { useIso } from './use-locale';

export type Texts = { t: Translate; iso: string };

/**
 * A text that says the same whatever it is told, straight from the store: i18next works through options, plurals and
 * variables for each, which makes a tenth of what a page has to do before it answers.
 * @returns undefined for every other text
 */
function getPlainText(i18n: i18n, key: string): string | undefined {
  const [namespace = '', name = ''] = key.split(':');
  const text: unknown = i18n.getResource(i18n.language, namespace, name);
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : undefined;
}

/** Looking a text up is slow for what it is, and a list says the same few words for every machine. */
const known = new WeakMap<object, Map<string, string>>();
/** Counts and names make texts different; more than these are not worth keeping. */
const most = 1000;

/** The page's texts and its language tag; the same object for as long as both are. */
export function useTexts(): Texts {
  const { t, i18n } = useTranslation();
  const iso = useIso();
  return useMemo(() => {
    const texts = known.get(t) ?? new Map<string, string>();
    known.set(t, texts);
    const translate: Translate = (key, variables) => {
      const name = variables === undefined ? key : key + JSON.stringify(variables);
      const plain = variables === undefined ? getPlainText(i18n, key) : undefined;
      const text = texts.get(name) ?? plain ?? String(t(key, variables ?? {}));
      if (texts.size < most) texts.set(name, text);
      return text;
    };
    return { t: translate, iso };
  }, [t, i18n, iso]);
}
