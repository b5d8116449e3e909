/** How many of a file's first bytes identify its type. */
export const signatureLength = 1024;

export type FileType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'pdf';

/** Brands of the HEIF container, in which phones store photos (ISO/IEC 23008-12). */
const heicBrand = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

/**
 * The type of a file by its first bytes; its name and the browser's media type are not reliable. Null: any other type.
 */
export function getFileType(bytes: Uint8Array): FileType | null {
  const text = String.fromCharCode(...bytes.subarray(0, signatureLength));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return toContainerType(text);
  // A byte order mark or empty lines may precede it: readers search the first 1,024 bytes (PDF 1.7, appendix H.3).
  return text.includes('%PDF-') ? 'pdf' : null;
}

function toContainerType(text: string): FileType | null {
  // The major brand, a version, and the compatible brands.
  const brands = [text.slice(8, 12), text.slice(16, 20), text.slice(20, 24), text.slice(24, 28)];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => heicBrand.test(brand)) ? 'heic' : null;
}
