import { imageFormats, toImageUrl, type ImageFormat } from './image-url';
import type { StockItem } from './item';

export type Photo = NonNullable<StockItem['images']>[number];

/** What a `<picture>` needs: modern formats first, a plain JPEG for all others. */
export type PictureSources = { sources: readonly { type: string; srcSet: string }[]; src: string };

/**
 * 640: a phone's card at the density that most have; 720: those a little wider, which would take 960 at nearly twice
 * the bytes.
 */
const cardWidths = [340, 480, 640, 720, 960];

/** As wide as a photo is taken to be that the API gives no width of: a telephone's. */
const usualWidth = 1600;

/**
 * As wide as the JPEG is for browsers that choose from no list of widths, and where a template has no formats: for a
 * phone, and not too small for a desktop.
 */
const plainWidth = 720;

/** The sources of a photo on a card, by the deployment's resize template. */
export function toCardSources(url: string, template: string): PictureSources {
  return toSources(url, template, cardWidths, plainWidth);
}

/**
 * The sources of a photo in widths of the page's choice, in pixels and the smallest first, never wider than the photo
 * itself.
 */
export function toImageSources(
  { url, width = usualWidth }: Pick<Photo, 'url' | 'width'>,
  template: string,
  widths: readonly number[],
): PictureSources {
  const narrower = widths.filter((one) => one <= width);
  const fitting = narrower.length < widths.length ? [...new Set([...narrower, width])] : narrower;
  return toSources(url, template, fitting, fitting.find((one) => one >= plainWidth) ?? fitting.at(-1) ?? width);
}

/** A template without formats offers one. `plain`: the width of the JPEG. */
function toSources(url: string, template: string, widths: readonly number[], plain: number): PictureSources {
  const formats = template.includes('{format}') ? imageFormats.filter((format) => format !== 'jpg') : [];
  const toSet = (format: ImageFormat) =>
    widths.map((width) => `${toListed(toImageUrl(url, template, { width, format }))} ${String(width)}w`).join(', ');
  return {
    sources: formats.map((format) => ({ type: `image/${format}`, srcSet: toSet(format) })),
    src: toImageUrl(url, template, { width: plain, format: 'jpg' }),
  };
}

/** In a list of addresses a comma at the end of one is none of its own (HTML Standard, parse a srcset attribute). */
function toListed(address: string): string {
  return address.replace(/,+$/, (commas) => '%2C'.repeat(commas.length));
}
