import type { ContentFinding } from '../../../../content-model/content-report';
import { text as textType } from '../../../../content-model/types/text';
import type { SiteTexts } from '../../../i18n/file-texts';
import { locales, type Locale } from '../../../i18n/locales';
import type { TextOverrides } from '../../../i18n/text-overrides';
import { getText, isOf, listValues } from '../checks/facts';
import { quote, toFinding } from '../checks/finding';
import type { CmsEntry } from '../fetch-entries';
import { byAge } from '../required-entries';

import { judgeText } from './judge-text';
import { findNearestKeys } from './nearest-keys';

/** Texts that a page is found and rewritten by (`write-live-pages.ts`). */
const fixedKeys = ['common:error.page_not_found', 'common:error.notFoundText', 'live:title', 'live:text'];
/** Namespaces that a package shows as markup (`fetch-translation.ts`). */
const markup = /^consent:/;

type ReadOverrides = { overrides: TextOverrides; findings: ContentFinding[] };

/**
 * What editors replaced, and what they are told of what cannot be used. Of two entries for a key the older one counts.
 * A language without a text of its own keeps the site's.
 * @param siteTexts the site's own texts, in every language
 */
export function readOverrides(entries: readonly CmsEntry[], siteTexts: SiteTexts): ReadOverrides {
  const used = new Map<string, CmsEntry>();
  const findings: ContentFinding[] = [];
  const found: Found[] = [];
  for (const entry of entries.filter(isOf(textType.id)).sort(byAge)) {
    const key = getText(entry, 'key');
    // Said with all other fields that are empty.
    if (key === null) continue;
    const first = used.get(key);
    const problem = first === undefined ? judgeKey(entry, key, siteTexts) : toSecond(entry, key, first);
    if (problem !== null) {
      findings.push(problem);
      continue;
    }
    used.set(key, entry);
    const judged = judgeEntry(entry, key, siteTexts);
    findings.push(...judged.findings);
    found.push(...judged.found);
  }
  return { overrides: toTable(found), findings };
}

type Found = { locale: Locale; key: string; text: string };

function judgeEntry(
  entry: CmsEntry,
  key: string,
  siteTexts: SiteTexts,
): { found: Found[]; findings: ContentFinding[] } {
  const field = textType.fields.text;
  const values = listValues(entry, 'text', field);
  const judged = values.flatMap(([locale, written]) => {
    const own = siteTexts[locale].get(key);
    return own === undefined ? [] : [{ locale, ...judgeText(own, written, markup.test(key)) }];
  });
  const nothing = toFinding(entry, {
    field: 'text',
    problem: `${name(entry, key)} has nothing in its field “${field.name}”; the site's own text stays.`,
    advice: 'Write the text in each language in which it is to be another one, or unpublish the entry.',
  });
  return {
    found: judged.flatMap(({ locale, text }) => (text === null ? [] : [{ locale, key, text }])),
    findings:
      values.length === 0
        ? [nothing]
        : judged.flatMap(({ locale, fault }) =>
            fault === null
              ? []
              : toFinding(entry, {
                  ...{ field: 'text', locales: [locale] },
                  problem: `${name(entry, key)}: its field “${field.name}” (${locale}) ${fault.problem}.`,
                  advice: fault.advice,
                }),
          ),
  };
}

/** Null for a key that can be used. */
function judgeKey(entry: CmsEntry, key: string, siteTexts: SiteTexts): ContentFinding | null {
  const isKnown = locales.some((locale) => siteTexts[locale].has(key));
  if (isKnown && !fixedKeys.includes(key)) return null;
  const near = isKnown ? [] : [...new Set(locales.flatMap((locale) => findNearestKeys(key, siteTexts[locale])))];
  return toFinding(entry, {
    field: 'key',
    problem: `The text ${entry.sys.id}: its field “${textType.fields.key.name}” is ${quote(key)}, ${
      isKnown ? 'a text that cannot be changed' : 'which no text of the site has'
    }; the entry is left out.`,
    advice:
      near.length === 0
        ? isKnown
          ? 'Unpublish the entry.'
          : 'Look the key up in the list of texts, which “npm run texts” prints; your developer has it.'
        : `Write one of: ${near.slice(0, 3).join(', ')}.`,
  });
}

function toSecond(entry: CmsEntry, key: string, first: CmsEntry): ContentFinding {
  return toFinding(entry, {
    field: 'key',
    problem: `${name(entry, key)} is left out: ${first.sys.id} is for the same text, and the older one counts.`,
    advice: `Write the text into ${first.sys.id}, and unpublish this entry.`,
  });
}

function name(entry: CmsEntry, key: string): string {
  return `The text ${entry.sys.id} (${quote(key)})`;
}

/** In the order of languages and keys, so that the same overrides are the same file. */
function toTable(found: readonly Found[]): TextOverrides {
  const table: Record<string, Record<string, Record<string, string>>> = {};
  const ordered = found.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (const locale of locales) {
    for (const { key, text } of ordered.filter((one) => one.locale === locale)) {
      const at = key.indexOf(':');
      ((table[locale] ??= {})[key.slice(0, at)] ??= {})[key.slice(at + 1)] = text;
    }
  }
  return table;
}
