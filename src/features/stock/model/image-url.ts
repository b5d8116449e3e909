/** Formats a resize service may be asked for, the smallest first. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export type ImageSize = { width: number; format: ImageFormat };

/**
 * A picture's address in a size and format, by the deployment's resize template. A template that has `{url}` behind a
 * question mark gets the address encoded; one that starts with it, as it is.
 * @example toImageUrl('https://a.example/1.jpg', '{url}?w={width}&fm={format}', { width: 640, format: 'webp' }) // 'https://a.example/1.jpg?w=640&fm=webp'
 */
export function toImageUrl(url: string, template: string, { width, format }: ImageSize): string {
  if (template === '') return url;
  const address = template.startsWith('{url}') ? url : encodeURIComponent(url);
  return template
    .replace('{url}', () => address)
    .replace('{width}', String(width))
    .replace('{format}', format);
}
