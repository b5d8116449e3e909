import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { nameEntry } from '../fetch-entries';
import { getWords, listParts } from '../mend/rich-text';
import { hasUnseen } from '../mend/unseen';

import { listFields, type Facts } from './facts';
import { quote, toFinding } from './finding';

/** An element as a web page or a word processor writes it. A price below an amount (`< 500`) is none. */
const markup = /<\/?[a-z][^<>]*>/i;

/** What came along when a text was pasted: characters that nobody sees, and markup, which is shown as it stands. */
export function findPastedRemains({ entries }: Facts): ContentFinding[] {
  return listFields(entries, ['symbol', 'text', 'richText']).flatMap(({ entry, id, field, values }) =>
    values.flatMap(([locale, value]) => {
      const fault = judge(toWords(value), field.kind === 'symbol');
      if (fault === null) return [];
      const start = `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: in its field “${field.name}”`;
      return toFinding(entry, {
        field: id,
        locales: field.localized === true ? [locale] : [],
        problem: `${start} stand ${fault}.`,
        advice: 'Delete the text there and paste it anew without its formatting (Ctrl+Shift+V).',
      });
    }),
  );
}

function toWords(value: unknown): string {
  if (typeof value === 'string') return value;
  const [whole] = listParts(value);
  return whole === undefined ? '' : getWords(whole);
}

function judge(words: string, isMended: boolean): string | null {
  if (hasUnseen(words))
    return `characters that nobody sees${isMended ? '; they are left out' : ', as a word processor leaves them'}`;
  const element = markup.exec(words)?.[0];
  return element === undefined ? null : `${quote(element)}, which is markup and shown as it stands`;
}
