import { imageFormats, toImageUrl, type ImageFormat } from './image-url';
import type { StockItem } from './item';

export type Photo = NonNullable<StockItem['images']>[number];

/** The sources of a `<picture>`: modern formats first, JPEG as the fallback. */
export type PictureSources = { sources: readonly { type: string; srcSet: string }[]; src: string };

/**
 * 640: a phone's card at the most common pixel density. 720: slightly wider phones, which would otherwise load 960 at
 * nearly twice the bytes.
 */
const cardWidths = [340, 480, 640, 720, 960];

/**
 * The `sizes` of a photo on a card. On a phone slightly less than the card's width, so that most phones load 640
 * pixels: a browser rounds up. More than two image pixels for one on screen are invisible on a card, and three would
 * double the bytes.
 */
export const cardPhotoSizes =
  '(min-width: 1100px) 330px, (min-width: 640px) 50vw, (min-resolution: 2.5dppx) 58vw, calc(95vw - 2rem)';

/** The assumed width of an image without a width in the API: that of a phone's photo. */
const usualWidth = 1600;

/**
 * The width of the JPEG, for browsers without `srcset` and templates without formats: fits a phone, acceptable on a
 * desktop.
 */
const plainWidth = 720;

/** The sources of an image on a card, from the deployment's resize template. */
export function toCardSources(url: string, template: string): PictureSources {
  return toSources(url, template, cardWidths, plainWidth);
}

/** The sources of an image in the given widths (pixels, ascending), at most the image's own width. */
export function toImageSources(
  { url, width = usualWidth }: Pick<Photo, 'url' | 'width'>,
  template: string,
  widths: readonly number[],
): PictureSources {
  const narrower = widths.filter((one) => one <= width);
  const fitting = narrower.length < widths.length ? [...new Set([...narrower, width])] : narrower;
  return toSources(url, template, fitting, fitting.find((one) => one >= plainWidth) ?? fitting.at(-1) ?? width);
}

/**
 * A template without `{format}` gives one source.
 * @param plain the width of the JPEG
 */
function toSources(url: string, template: string, widths: readonly number[], plain: number): PictureSources {
  const formats = template.includes('{format}') ? imageFormats.filter((format) => format !== 'jpg') : [];
  const toSet = (format: ImageFormat) =>
    widths.map((width) => `${toListed(toImageUrl(url, template, { width, format }))} ${String(width)}w`).join(', ');
  return {
    sources: formats.map((format) => ({ type: `image/${format}`, srcSet: toSet(format) })),
    src: toImageUrl(url, template, { width: plain, format: 'jpg' }),
  };
}

/** A comma at the end of a URL would end it in a list of URLs (HTML Standard, parse a srcset attribute). */
function toListed(address: string): string {
  return address.replace(/,+$/, (commas) => '%2C'.repeat(commas.length));
}
