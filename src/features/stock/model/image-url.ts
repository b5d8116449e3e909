/** Formats a resize service may be asked for, the smallest first. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export type ImageSize = { width: number; format: ImageFormat };

/**
 * A picture's address in a size and format, by the deployment's resize template. A template that begins with `{url}`
 * gets the address as it is, its own parameters kept beside the template's, which win; in any other the address is
 * encoded as one part of a path or a query.
 * @param url an address as `toWebAddress` writes it
 * @example toImageUrl('https://a.example/1.jpg?v=2', '{url}?w={width}&fm={format}', { width: 640, format: 'webp' }) // 'https://a.example/1.jpg?v=2&w=640&fm=webp'
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

/** As one part of an address, also where that is between quotes or brackets. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** What a parameter sets. @example toName('w=640') // 'w' */
function toName(parameter: string): string {
  return parameter.replace(/=.*/s, '');
}
