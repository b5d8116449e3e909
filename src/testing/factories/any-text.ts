import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode but halves of pairs, as `unit` of `fc.string`. The library’s own `binary` means the same,
 * and takes a second of processor time to set up in each test file; so do its paths and addresses, which use it.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));

const encoded = fc.array(anyCharacter).map((characters) => encodeURIComponent(characters.join('')));

/** Any path of an address, e.g. `/a/%C3%A9/`. */
export const anyPath = fc.array(encoded).map((segments) => segments.map((segment) => `/${segment}`).join(''));

/** Any address of the web, with and without query. */
export const anyUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), anyPath, fc.option(encoded, { nil: undefined }))
  .map(([scheme, host, path, query]) => `${scheme}://${host}${path}${query === undefined ? '' : `?${query}`}`);
