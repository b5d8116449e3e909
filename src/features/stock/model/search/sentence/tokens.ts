import { toName } from '../../../../../lib/plain-text';

import { toKey } from './word-key';

/** What stands between a token and the one before: nothing, a space or a dash, or a mark that ends a phrase. */
export type Gap = 'glued' | 'soft' | 'hard';

export type Token = {
  kind: 'letters' | 'digits' | 'sign';
  key: string;
  text: string;
  start: number;
  end: number;
  gap: Gap;
  /** A dash or slash stands before it: with numbers on both sides, a range. */
  isDashed: boolean;
  /** A number with the dash for "no cents": 50.000,- */
  isPrice: boolean;
  /** A number with a plus: 2015+ */
  isOpen: boolean;
};

/** Nobody types a longer sentence; the rest of a pasted advert is left out. */
export const maxLength = 200;

/** Digits in groups of three with decimals, as in German and as in English; digits with decimals; digits. */
const numbers = [
  /\d{1,3}(?:[.'’]\d{3})+(?:,\d{1,2})?(?![.,]?\d)/,
  /\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)/,
  /\d{1,9}[.,]\d{1,3}(?![.,]?\d)/,
  /\d+/,
].map(({ source }) => source);
const letters = /[\p{L}\p{M}]+(?:['’]\p{L}+)*/u.source;
/** Feet and inches only behind a number: elsewhere they are quotation marks. */
const signs = /<=|>=|=<|[€$£<>≤≥=≈~±+&%°]|(?<=\d)(?:['’′]{1,2}|["”])/.source;
const pattern = new RegExp(
  `(?<digits>${numbers.join('|')})(?<price>[.,][-–—]+)?(?<open>\\+)?|(?<letters>${letters})|(?<sign>${signs})`,
  'gu',
);

/**
 * The text that a sentence is read from: its first 200 characters in one line, without markup and with ordinary forms
 * of letters and digits.
 */
export function toLine(text: string): string {
  const start = text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  return writeFractions(toName(start.replace(/<\/?[a-z!][^<>]*(?:>|$)/gi, ' ')))
    .normalize('NFKC')
    .replace(/\b(\d{4})er\b/g, '$1')
    .replace(/(\d)in\b/g, '$1 inch')
    .replace(/\b(?:\d?\d[./])*(?:\d?\d\/|(?:0\d|1[0-2])[.-])((?:19|20)\d\d)\b/g, '$1')
    .replace(/(?<=^|[\s(/-])['’‘](\d\d)(?![\d'’"”])/g, (_, year: string) => `${year < '50' ? '20' : '19'}${year}`)
    .replace(/"([^"]*)"/g, ' $1 ');
}

const fractions: Readonly<Record<string, string>> = {
  '½': '5',
  '1/2': '5',
  '¼': '25',
  '1/4': '25',
  '¾': '75',
  '3/4': '75',
};

/** @example writeFractions('2½ t, 2 1/2 t') // '2.5 t, 2.5 t' */
function writeFractions(line: string): string {
  return line.replace(/(?:(\d) ?([½¼¾])|\b(\d) (1\/2|[13]\/4)(?!\d))/g, (all, ...parts: string[]) => {
    const [whole = parts[2], fraction = parts[3] ?? ''] = parts;
    return whole === undefined ? all : `${whole}.${fractions[fraction] ?? ''}`;
  });
}

/** Splits a line into runs of letters, numbers and signs. @example '2,5t' // '2,5' and 't', which is glued to it */
export function toTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    const { digits, price, open, letters } = match.groups ?? {};
    const between = line.slice(end, match.index);
    const text = digits ?? letters ?? match[0];
    tokens.push({
      kind: digits !== undefined ? 'digits' : letters !== undefined ? 'letters' : 'sign',
      key: digits === undefined && letters === undefined ? text : toKey(text),
      text,
      start: match.index,
      end: match.index + match[0].length,
      gap: toGap(between, match.index === 0),
      isDashed: /[-–—/]/.test(between),
      isPrice: price !== undefined,
      isOpen: open !== undefined,
    });
    end = match.index + match[0].length;
  }
  return tokens;
}

function toGap(between: string, isFirst: boolean): Gap {
  if (isFirst || /[,;!?()[\]{}|•]/.test(between)) return 'hard';
  return between === '' ? 'glued' : 'soft';
}
