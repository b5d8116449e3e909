import { drawLine, fitLine, fitLines, measure } from './letters';

const looks = { face: 'bold', colour: '#fff' } as const;

test('words are drawn as outlines, those of other languages too, so that no font need be installed', () => {
  const svg = drawLine({ ...looks, text: 'Größe ł €', size: 40 }, 10, 20);
  expect(svg).not.toContain('<text');
  expect(svg.match(/<path/g)).toHaveLength(7);
});

test('a name is as large as it fits, in lines that are no wider than their place', () => {
  const short = fitLines({ ...looks, text: 'Fendt 724' }, 348, () => 3, [46, 40, 34]);
  expect(short.map(({ text, size }) => [text, size])).toEqual([['Fendt 724', 46]]);
  const long = fitLines(
    { ...looks, text: 'Gigaliner 9000 Premium Plus Comfort Edition met giek' },
    348,
    () => 3,
    [46, 40, 34],
  );
  expect(long).toHaveLength(3);
  for (const line of long) expect(measure(line)).toBeLessThanOrEqual(348);
});

test('what is too long even so ends in a sign that there was more', () => {
  const lines = fitLines({ ...looks, text: 'A'.repeat(60) }, 348, () => 3, [46, 40]);
  expect(lines[0]?.text).toMatch(/^A+…$/);
  expect(fitLine({ ...looks, text: 'zeer lange prijs op aanvraag voor iedereen' }, 200, [30]).text).toMatch(/…$/);
});

test('markup and signs that the letters lack are no markup of the picture', () => {
  expect(drawLine({ ...looks, text: '</svg>漢', size: 40 }, 0, 0)).not.toContain('</svg>');
});
