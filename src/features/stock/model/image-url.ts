/** Formats of a resize service, smallest files first. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export type ImageSize = { width: number; format: ImageFormat };

/**
 * The URL of an image in a size and format, from the deployment's resize template. A template that begins with `{url}`
 * gets the plain URL: its parameters stay, and the template's win. Any other template gets the URL encoded as one part
 * of a path or query.
 * @param url a URL as `toWebAddress` writes it
 * @example toImageUrl('https://a.example/1.jpg?v=2', '{url}?w={width}&fm={format}', { width: 640, format: 'webp' }) //
 *   'https://a.example/1.jpg?v=2&w=640&fm=webp'
 */
export function toImageUrl(url: string, template: string, { width, format }: ImageSize): string {
  if (template === '') return url;
  const filled = template.replaceAll('{width}', String(width)).replaceAll('{format}', format);
  if (!filled.startsWith('{url}')) return filled.replaceAll('{url}', () => encode(url));
  const [, path = '', query = ''] = /^\{url\}([^?&]*)[?&]?(.*)$/s.exec(filled) ?? [];
  const [address = '', own = ''] = url.split(/\?(.*)/s);
  const set = new Set(query.split('&').map(toName));
  const parameters = [...own.split('&').filter((one) => !set.has(toName(one))), query].filter(Boolean);
  return address + path + (parameters.length === 0 ? '' : `?${parameters.join('&')}`);
}

/** Encoded as one part of a URL, safe between quotes and brackets, too. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * The name of a parameter.
 * @example toName('w=640') // 'w'
 */
function toName(parameter: string): string {
  return parameter.replace(/=.*/s, '');
}
