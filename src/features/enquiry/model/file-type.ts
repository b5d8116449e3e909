/** How many of a file's first bytes say what it is. */
export const signatureLength = 1024;

export type FileType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'pdf';

/** The brands of the container that phones keep photos in (ISO/IEC 23008-12). */
const heicBrand = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** What a file is, by its first bytes; its name and the type a browser gives it prove nothing. Null: something else. */
export function getFileType(bytes: Uint8Array): FileType | null {
  const text = String.fromCharCode(...bytes.subarray(0, signatureLength));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return toContainerType(text);
  // A mark of byte order or empty lines may stand before it: readers look for it in so many bytes (PDF 1.7, appendix
  // H.3).
  return text.includes('%PDF-') ? 'pdf' : null;
}

function toContainerType(text: string): FileType | null {
  // The brand, a version, and the brands it is compatible with.
  const brands = [text.slice(8, 12), text.slice(16, 20), text.slice(20, 24), text.slice(24, 28)];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => heicBrand.test(brand)) ? 'heic' : null;
}
