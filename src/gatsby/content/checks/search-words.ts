import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { searchLengths } from '../../../../content-model/types/search-fields';
import { defaultLocale, locales } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';
import { nameEntry, type CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';

import { isOf, type Facts } from './facts';
import { getContentType, toFinding } from './finding';

/** Which fields of a type search engines show: the first that is filled. */
const shown: Readonly<Record<string, readonly (readonly [limit: number, fields: readonly string[]])[]>> = {
  page: [
    [searchLengths.title, ['seoTitle', 'title']],
    [searchLengths.description, ['description']],
  ],
  vacancy: [
    [searchLengths.title, ['seoTitle', 'title']],
    [searchLengths.description, ['seoDescription']],
  ],
};

/** Titles and descriptions of which search engines show the beginning, and pictures that networks do not show. */
export function findLongSearchWords(facts: Facts): ContentFinding[] {
  return facts.entries.flatMap((entry) => [
    ...(shown[entry.sys.contentType.sys.id] ?? []).flatMap(([limit, fields]) => judgeLength(entry, limit, fields)),
    ...judgePicture(entry, facts),
  ]);
}

function judgeLength(entry: CmsEntry, limit: number, fields: readonly string[]): ContentFinding[] {
  const field = fields.find((id) => hasText(entry.fields[id]?.[defaultLocale])) ?? '';
  const long = locales.filter((locale) => {
    const text = entry.fields[field]?.[locale];
    return typeof text === 'string' && text.trim().length > limit;
  });
  if (long.length === 0) return [];
  const name = getContentType(entry)?.fields[field]?.name ?? field;
  return [
    toFinding(entry, {
      ...{ field, locales: long },
      problem: `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: its field “${name}” (${long.join(', ')}) has more than ${String(limit)} letters; search engines cut it off.`,
      advice:
        fields.length > 1
          ? 'Write a shorter one into “Title for search engines”, or shorten it.'
          : 'Say what matters first, or shorten it.',
    }),
  ];
}

/** Networks and messengers show no drawings. */
function judgePicture(entry: CmsEntry, { assets }: Facts): ContentFinding[] {
  const ids = findLinks(entry.fields.shareImage).map(({ id }) => id);
  return assets
    .filter((asset) => isOf('Asset')(asset) && ids.includes(asset.sys.id))
    .filter(({ fields }) => JSON.stringify(fields.file ?? {}).includes('image/svg'))
    .map((asset) =>
      toFinding(entry, {
        field: 'shareImage',
        problem: `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: the picture for sharing ${nameEntry(asset)} is a drawing (SVG), which nobody shows; the picture of the site is shared.`,
        advice: 'Choose a photo, or the drawing as PNG.',
      }),
    );
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && hasWords(value);
}
