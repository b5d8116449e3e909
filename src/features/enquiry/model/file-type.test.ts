import { getFileType } from './file-type';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['GIF89a\x01', 'gif'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypheic\0\0\0\0heicmif1', 'heic'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x1cftypmif1\0\0\0\0avifmif1', 'avif'],
  ['%PDF-1.7\n', 'pdf'],
  ['\0\0\0\x18ftypmp42\0\0\0\0isom', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['MZ\x90\0', null],
  ['RIFF\x24\0\0\0WAVEfmt ', null],
  ['\xef\xbb\xbf%PDF-1.7', 'pdf'],
  ['\r\n\r\n%PDF-1.4\n', 'pdf'],
  ['\xff\xd8\xff\xe0\0\x10JFIF %PDF-1.4', 'jpeg'],
  ['', null],
])('a file that begins with %j is %s', (text, type) => {
  expect(getFileType(bytes(text))).toBe(type);
});

it('a PDF may begin within its first 1,024 bytes, and not behind them', () => {
  const before = (count: number) => bytes(`${' '.repeat(count)}%PDF-1.4`);
  expect([getFileType(before(1019)), getFileType(before(1020))]).toEqual(['pdf', null]);
});
