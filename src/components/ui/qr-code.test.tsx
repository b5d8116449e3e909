/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';

import { QrCode, toModulePath } from './qr-code';

const url = 'https://dealer.example/occasions/tractoren/fendt-724-vario-1';

/** The modules that a path of such rectangles covers. */
function readPath(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

it.each([
  [[[true, true, false]], 'M0 0h2v1h-2z'],
  [
    [
      [false, true, true],
      [true, false, true],
    ],
    'M1 0h2v1h-2zM0 1h1v1h-1zM2 1h1v1h-1z',
  ],
  [[[false, false]], ''],
])('a row of dark modules is one rectangle', (rows, path) => {
  expect(toModulePath(rows)).toBe(path);
});

it('draws the code of the text, with its name and four modules of light around it', () => {
  render(<QrCode text={url} label="QR-code" />);
  const image = screen.getByRole('img', { name: 'QR-code' });
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  expect(image).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
  expect(readPath(image.innerHTML, size)).toEqual(data);
});
