import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { slugPattern } from '../../../../content-model/types/shared';
import { articleTypes } from '../../../features/content/articles/article-types';
import { defaultLocale, locales } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';
import { toSlug } from '../entry-segment';
import { nameEntry, type CmsEntry } from '../fetch-entries';

import { getText, hasBody, isOf, listValues, type Facts } from './facts';
import { getContentType, quote, toFinding } from './finding';
import { findDoubles } from './times';

const isSlug = new RegExp(slugPattern.pattern);
const listArticles = ({ entries }: Facts) => articleTypes.flatMap(({ id }) => entries.filter(isOf(id)));

/** News and stories without a title, which have no page, or without a text, and odd addresses of theirs. */
export function findOddArticles(facts: Facts): ContentFinding[] {
  return listArticles(facts).flatMap((entry) => {
    const type = entry.sys.contentType.sys.id;
    const start = `The ${nameType(type)} ${nameEntry(entry)}`;
    const title = entry.fields.title?.[defaultLocale];
    const isUntitled = typeof title !== 'string' || !hasWords(title);
    const isEmpty = !hasBody(entry) && getText(entry, 'summary') === null && getText(entry, 'quote') === null;
    const slugs = listValues(entry, 'slug', getContentType(entry)?.fields.slug);
    const odd = slugs.filter(([, slug]) => typeof slug !== 'string' || !isSlug.test(slug));
    return [
      ...(isUntitled
        ? [
            toFinding(entry, {
              ...{ field: 'title', advice: 'Write the title in Dutch.' },
              problem: `${start} has no title and is left out.`,
            }),
          ]
        : isEmpty
          ? [
              toFinding(entry, {
                ...{ field: 'body', advice: 'Write the text, or unpublish it until there is one.' },
                problem: `${start} has no text; its page shows the title and nothing else.`,
              }),
            ]
          : []),
      ...odd.map(([locale, slug]) =>
        toFinding(entry, {
          ...{ field: 'slug', locales: [locale], advice: slugPattern.message },
          problem: `${start}: its address ${quote(slug)} is not of small letters, digits and single dashes, and is ${toSlug(slug) === null ? 'made of its title' : `read as ${quote(toSlug(slug))}`}.`,
        }),
      ),
    ];
  });
}

/** News or stories whose address another one asks for as well in a language: one of the two gets another. */
export function findSameArticleAddresses({ entries }: Facts): ContentFinding[] {
  return articleTypes.flatMap(({ id }) => {
    const articles = entries.filter(isOf(id));
    const found = locales.flatMap((locale) =>
      findDoubles(articles, (entry) => getSlug(entry, locale)).map(([entry, other]) => ({ entry, other, locale })),
    );
    // Once an entry: most are alike in every language.
    const first = new Map(found.toReversed().map((one) => [one.entry.sys.id, one]));
    return [...first.values()].map(({ entry, other, locale }) =>
      toFinding(entry, {
        ...{ field: 'slug', locales: [locale], advice: 'Write another address.' },
        problem: `The ${nameType(id)} ${nameEntry(entry)}: its address “${getSlug(entry, locale) ?? ''}” is that of ${nameEntry(other)}, too; one of them has its id behind it.`,
      }),
    );
  });
}

/** The address that is asked for in a language: what is not translated is the Dutch one. */
function getSlug({ fields }: CmsEntry, locale: string): string | null {
  return toSlug(fields.slug?.[locale]) ?? toSlug(fields.slug?.[defaultLocale]);
}
