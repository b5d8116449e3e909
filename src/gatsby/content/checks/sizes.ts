import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { defaultLocale } from '../../../i18n/locales';
import { nameEntry } from '../fetch-entries';
import { getWords, isHeading, listParts } from '../mend/rich-text';

import { listFields, type Facts, type WrittenField } from './facts';
import { toFinding } from './finding';

/** Two screens of a phone; the fields ask for one to three sentences. */
const maxText = 1200;
/** A page of a newspaper; terms are longer, and have headings. */
const maxRichText = 6000;
/** What Contentful takes for a line; what is longer came past its rules, as by an import. */
const maxLine = 256;
/** Whole texts, which may be long where headings part them. */
const wholeTexts = ['textSection', 'news', 'story'];
/** The largest photo of a camera. Screens get two megapixels of it. */
const maxBytes = 15_000_000;
/** Half a minute on a telephone in a yard. */
const maxVideoBytes = 20_000_000;

/** Texts that nobody reads: whole documents pasted into a field of a line or some sentences, or without a heading. */
export function findLongTexts({ entries }: Facts): ContentFinding[] {
  return listFields(entries, ['symbol', 'text', 'richText']).flatMap((written) =>
    written.values.flatMap(([locale, value]) => {
      const judged = judgeLength(written, value);
      if (judged === null) return [];
      const { entry, id, field } = written;
      return toFinding(entry, {
        field: id,
        locales: field.localized === true ? [locale] : [],
        problem: `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: in its field “${field.name}” stand ${judged.problem}.`,
        advice: judged.advice,
      });
    }),
  );
}

function judgeLength({ field, entry }: WrittenField, value: unknown): { problem: string; advice: string } | null {
  if (field.kind === 'symbol') {
    if (typeof value !== 'string' || value.length <= maxLine) return null;
    return {
      problem: `${toCount(value.length)} characters; all of them are shown where a line is meant`,
      advice: 'Write a line.',
    };
  }
  if (field.kind === 'text') {
    if (typeof value !== 'string' || value.length <= maxText) return null;
    return {
      problem: `${toCount(value.length)} characters; all of them are shown, and hardly anybody reads them`,
      advice: 'Write a few sentences, and put the rest into a section of text.',
    };
  }
  const parts = listParts(value);
  const [whole] = parts;
  const length = whole === undefined ? 0 : getWords(whole).length;
  if (length <= maxRichText) return null;
  const isText = wholeTexts.includes(entry.sys.contentType.sys.id);
  if (isText && parts.some(isHeading)) return null;
  return {
    problem: `${toCount(length)} characters${isText ? ' without a heading' : ''}; all of them are shown, and hardly anybody reads them`,
    advice: isText ? 'Put headings into the text.' : 'Write a few sentences, and put the rest into a section of text.',
  };
}

/** Files that each build fetches, and that take an editor minutes to upload. */
export function findLargeFiles({ assets }: Facts): ContentFinding[] {
  return assets.flatMap((asset) => {
    const { contentType, details } = (asset.fields.file?.[defaultLocale] ?? {}) as {
      contentType?: unknown;
      details?: { size?: unknown } | null;
    };
    const size = details?.size;
    const isOf = (kind: string) => typeof contentType === 'string' && contentType.startsWith(kind);
    if (typeof size !== 'number' || size <= (isOf('video/') ? maxVideoBytes : maxBytes)) return [];
    const isPicture = isOf('image/');
    return toFinding(asset, {
      field: 'file',
      problem: `The file of the asset ${nameEntry(asset)} has ${String(Math.round(size / 1_000_000))} MB${isPicture ? '; pages get smaller copies of it, and every copy takes a build longer' : '; who opens it on a phone waits'}.`,
      advice: isPicture
        ? 'Upload it with 2,560 pixels at its longer side, as JPEG.'
        : isOf('video/')
          ? 'Save it smaller, below 20 MB, or put it on YouTube or Vimeo and write its address.'
          : 'Upload a smaller file, for example a PDF that was saved for the web.',
    });
  });
}

/** @example toCount(12000) // '12,000' */
function toCount(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
