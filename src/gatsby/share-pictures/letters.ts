import { createRequire } from 'node:module';
import path from 'node:path';

import { openSync, type Font } from 'fontkit';

/**
 * Words as outlines, in the site's own letters. A machine that builds may have no fonts at all, and what draws SVG
 * knows no fonts of the web: a text would come out empty, or in whatever there is.
 */
export type Face = 'regular' | 'bold';
export type Line = { text: string; size: number; face: Face; colour: string };

const weights = { regular: 400, bold: 700 } as const;
const subsets = ['latin', 'latin-ext'] as const;
const { resolve } = createRequire(path.resolve('package.json'));
const fonts = new Map<string, Font>();

function getFont(face: Face, subset: (typeof subsets)[number]): Font {
  const name = `archivo-${subset}-${String(weights[face])}-normal.woff`;
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const font = openSync(resolve(`@fontsource/archivo/files/${name}`)) as Font;
  fonts.set(name, font);
  return font;
}

type Letter = { outline: string; advance: number };
const letters = new Map<string, Letter | null>();

/** A letter in units of a thousandth of its size; null for one that the site's font lacks. */
function getLetter(character: string, face: Face): Letter | null {
  const key = face + character;
  const known = letters.get(key);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const font = subsets.map((subset) => getFont(face, subset)).find((one) => one.hasGlyphForCodePoint(code));
  const glyph = font?.glyphForCodePoint(code);
  const letter = glyph === undefined ? null : { outline: glyph.path.toSVG(), advance: glyph.advanceWidth };
  letters.set(key, letter);
  return letter;
}

/**
 * The letters of a text as they are drawn: a letter and its marks as one where there is such a one (NFC), spaces and
 * hyphens of every kind as one, and nothing of what nobody sees.
 */
function toCharacters(text: string): string[] {
  const written = text
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
  return Array.from(written.trim());
}

/**
 * Whether a text can be drawn to its last letter. Half a name is another name; a mark without its letter would stand
 * beside it.
 */
export function canDraw(text: string, face: Face): boolean {
  return toCharacters(text).every((character) => !/\p{M}/u.test(character) && getLetter(character, face) !== null);
}

/** The width of a line in pixels. */
export function measure({ text, size, face }: Omit<Line, 'colour'>): number {
  return toCharacters(text).reduce(
    (width, character) => width + ((getLetter(character, face)?.advance ?? 0) * size) / 1000,
    0,
  );
}

/** A line as a part of an SVG, beginning at a point on its base line. */
export function drawLine({ text, size, face, colour }: Line, x: number, y: number): string {
  let at = 0;
  const outlines = toCharacters(text).map((character) => {
    const { outline, advance } = getLetter(character, face) ?? { outline: '', advance: 0 };
    const placed = outline === '' ? '' : `<path transform="translate(${String(at)})" d="${outline}"/>`;
    at += advance;
    return placed;
  });
  const scale = String(size / 1000);
  return `<g fill="${colour}" transform="translate(${String(x)} ${String(y)}) scale(${scale} -${scale})">${outlines.join('')}</g>`;
}

/** The largest of some sizes in which a line fits; in the smallest it is cut off. */
export function fitLine(line: Omit<Line, 'size'>, width: number, sizes: readonly number[]): Line {
  return fitLines(line, width, () => 1, sizes)[0] ?? { ...line, size: 1 };
}

/**
 * A text as large as it fits; in the smallest size what is left over is cut off.
 * @param toMost how many lines there may be in a size
 */
export function fitLines(
  { text, ...looks }: Omit<Line, 'size'>,
  width: number,
  toMost: (size: number) => number,
  sizes: readonly number[],
): Line[] {
  for (const size of sizes) {
    const most = toMost(size);
    const lines = breakLines(text, (part) => measure({ text: part, size, face: looks.face }) <= width);
    const isLast = size === sizes.at(-1);
    const fits =
      lines.length <= most && lines.every((part) => measure({ text: part, size, face: looks.face }) <= width);
    if (!fits && !isLast) continue;
    return lines.slice(0, most).map((part, index) => ({
      ...looks,
      size,
      text: cutOff(
        part,
        index === most - 1 && lines.length > most,
        (cut) => measure({ text: cut, size, face: looks.face }) <= width,
      ),
    }));
  }
  return [];
}

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cutOff(text: string, goesOn: boolean, fits: (line: string) => boolean): string {
  if (!goesOn && fits(text)) return text;
  let cut = text;
  while (cut !== '' && !fits(`${cut}…`)) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}
