import { imageFormats, toImageUrl, type ImageFormat } from './image-url';

/** What a `<picture>` needs: modern formats first, a plain JPEG for all others. */
export type PictureSources = { sources: readonly { type: string; srcSet: string }[]; src: string };

/** 640: a phone's card at the density that most have; 720: those a little wider, which would take 960 at nearly twice the bytes. */
const cardWidths = [340, 480, 640, 720, 960];

/** The sources of a photo on a card, by the deployment's resize template. A template without formats offers one. */
export function toCardSources(url: string, template: string): PictureSources {
  const formats = template.includes('{format}') ? imageFormats.filter((format) => format !== 'jpg') : [];
  const toSet = (format: ImageFormat) =>
    cardWidths.map((width) => `${toImageUrl(url, template, { width, format })} ${String(width)}w`).join(', ');
  return {
    sources: formats.map((format) => ({ type: `image/${format}`, srcSet: toSet(format) })),
    src: toImageUrl(url, template, { width: 720, format: 'jpg' }),
  };
}
