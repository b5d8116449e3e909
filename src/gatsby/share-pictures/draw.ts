import sharp from 'sharp';

import { canDraw, drawLine, fitLine, fitLines, measure, type Face } from './letters';

/** What stands on a picture. */
export type ShareWords = {
  title: string;
  facts: readonly { label: string; value: string }[];
  /** What matters most, in the colour of actions; and what has to be said beside it. */
  price: string;
  note: string;
  /** One word on the photo, e.g. that it is sold. */
  status: string;
};

const size = { width: 1200, height: 630 };
const photoSize = { width: 760, height: 630 };
const logoSize = { width: 348, height: 64 };
const margin = 46;
const textWidth = size.width - photoSize.width - 2 * margin;
/** Where the words begin, and what each part of them takes. */
const [top, gap, lineHeight] = [136, 22, 1.18];
const [factHeight, priceHeight, noteHeight] = [69, 60, 36];
/** Where words are, and where the status. */
const panel = { left: photoSize.width, top, width: size.width - photoSize.width, height: size.height - top };
const label = { left: 0, top: 0, width: photoSize.width, height: 124 };
/** Those of `styles/tokens.css`; a picture knows no styles. */
const colours = { ground: '#0b1a38', soft: '#b7c3da', text: '#ffffff', action: '#f9a114', onAction: '#1a1304' };

/** A photo, cut to its place. @throws when it is no picture */
export function prepareImage(photo: Buffer | string): Promise<Buffer> {
  return sharp(photo, { failOn: 'error' })
    .rotate()
    .resize({ ...photoSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

/** What all pictures have in common: the grounds, and the logo where there is one. */
export async function prepareGround(logo: string | null): Promise<Buffer> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}">
    <rect width="100%" height="100%" fill="${colours.ground}"/>
    <rect width="${String(photoSize.width)}" height="100%" fill="#e9e6e0"/>
    <g transform="translate(110 110) scale(1.35)" fill="none" stroke="#b9b2a5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M30 240h340M284 158v-44m-6 0h12M134 92h84l14 66h86c10 0 16 6 16 16v38H112v-54zM146 104h64l11 54h-86z"/><circle cx="136" cy="190" r="50"/><circle cx="300" cy="208" r="32"/></g>
    ${logo === null ? '' : `<rect x="${String(photoSize.width)}" width="100%" height="112" fill="#ffffff"/>`}
    <rect x="${String(photoSize.width)}" y="${logo === null ? '0' : '112'}" width="100%" height="6" fill="${colours.action}"/>
  </svg>`;
  const picture = sharp(Buffer.from(ground));
  const mark = logo === null ? null : await toMark(logo);
  if (mark !== null) picture.composite([{ input: mark, left: photoSize.width + margin, top: 24 }]);
  return picture.removeAlpha().raw().toBuffer();
}

/** The logo on white; null for a file that cannot be drawn. */
function toMark(logo: string): Promise<Buffer | null> {
  return sharp(logo, { density: 200 })
    .rotate()
    .resize({ ...logoSize, fit: 'contain', position: 'left', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => null);
}

/** The picture, as JPEG; without a photo a drawn machine stands in its place. */
export async function drawSharePicture(ground: Buffer, photo: Buffer | null, said: ShareWords): Promise<Buffer> {
  const words = toDrawable(said);
  const picture = Buffer.from(ground);
  if (photo !== null) putPhoto(picture, photo);
  // Beside the photo and on it, each no larger than it must be: drawing takes the longest of all.
  await putLayer(picture, panel, drawWords(words));
  if (words.status !== '') await putLayer(picture, label, drawStatus(words.status));
  // Only what shows a link asks for it, so that a few bytes matter less than the half of the time that finding the
  // shortest codes takes.
  return sharp(picture, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 74, optimiseCoding: false })
    .toBuffer();
}

/**
 * What can be drawn whole. A text in letters that the font lacks is left out: what is beside the picture, as its link's
 * title, says it.
 */
function toDrawable({ title, facts, price, note, status }: ShareWords): ShareWords {
  const whole = (text: string, face: Face) => (canDraw(text, face) ? text : '');
  return {
    title: whole(title, 'bold'),
    facts: facts.filter(({ label, value }) => canDraw(label, 'regular') && canDraw(value, 'bold')),
    price: whole(price, 'bold'),
    note: whole(note, 'regular'),
    status: whole(status, 'bold'),
  };
}

/**
 * Row by row: the library would put a photo on the ground by mixing all of both, which takes as long as all else
 * together.
 */
function putPhoto(picture: Buffer, photo: Buffer): void {
  const [row, photoRow] = [size.width * 3, photoSize.width * 3];
  for (let y = 0; y < photoSize.height; y += 1) photo.copy(picture, y * row, y * photoRow, (y + 1) * photoRow);
}

async function putLayer(picture: Buffer, place: Place, drawn: string): Promise<void> {
  const layer = await sharp(toLayer(place, drawn)).ensureAlpha().raw().toBuffer();
  for (let pixel = 0; pixel < place.width * place.height; pixel += 1) {
    const cover = layer[pixel * 4 + 3] ?? 0;
    if (cover === 0) continue;
    const [x, y] = [place.left + (pixel % place.width), place.top + Math.floor(pixel / place.width)];
    const at = (y * size.width + x) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const [own, below] = [layer[pixel * 4 + channel] ?? 0, picture[at + channel] ?? 0];
      picture[at + channel] = Math.round((own * cover + below * (255 - cover)) / 255);
    }
  }
}

type Place = { left: number; top: number; width: number; height: number };

/** A part of the picture as an SVG of its own, with what is drawn where it is in the whole. */
function toLayer({ left, top: above, width, height }: Place, drawn: string): Buffer {
  const box = [left, above, width, height].map(String).join(' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="${box}">${drawn}</svg>`,
  );
}

function drawWords({ title, facts, price, note }: ShareWords): string {
  const left = photoSize.width + margin;
  const bottom = size.height - margin;
  const parts: string[] = [];
  // A name has the room that facts and price leave; with few of them even the longest is there to its end.
  const room = bottom - (note === '' ? 0 : noteHeight) - priceHeight - facts.length * factHeight - gap - top;
  const toMost = (letters: number) => Math.max(1, Math.floor(room / (letters * lineHeight)));
  const name = { text: title, face: 'bold', colour: colours.text } as const;
  let y = top;
  for (const line of title === '' ? [] : fitLines(name, textWidth, toMost, [46, 40, 34, 29])) {
    y += line.size * lineHeight;
    parts.push(drawLine(line, left, y));
  }
  y += gap;
  for (const { label, value } of facts) {
    parts.push(drawLine({ text: label, size: 22, face: 'regular', colour: colours.soft }, left, y + 34));
    y += factHeight;
    parts.push(
      drawLine(fitLine({ text: value, face: 'bold', colour: colours.text }, textWidth, [31, 26, 21]), left, y),
    );
  }
  if (note !== '') parts.push(drawLine({ text: note, size: 23, face: 'regular', colour: colours.soft }, left, bottom));
  const priceLine = fitLine({ text: price, face: 'bold', colour: colours.action }, textWidth, [56, 46, 38, 31]);
  parts.push(drawLine(priceLine, left, note === '' ? bottom : bottom - noteHeight));
  return parts.join('');
}

function drawStatus(status: string): string {
  const line = fitLine({ text: status, face: 'bold', colour: colours.onAction }, photoSize.width / 2, [32]);
  const width = String(Math.round(measure(line)) + 48);
  return `<rect x="32" y="32" width="${width}" height="60" rx="6" fill="${colours.action}"/>${drawLine(line, 56, 73)}`;
}
