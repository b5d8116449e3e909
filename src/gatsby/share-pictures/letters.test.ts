import { canDraw, drawLine, fitLine, fitLines, measure } from './letters';

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

test.each([
  'Größe é ł €',
  'Ře\u0301my',
  'Krāsa “½ m²” – 5′',
  'vario\u2011lift\u00ad',
  'a\u200bb\ufeff',
  'Škoda\tČeský',
  '',
])('‘%s’ can be drawn', (text) => {
  expect(canDraw(text, 'bold')).toBe(true);
});

test.each(['Беларус', 'Беларус 82', 'МТЗ', '漢字', 'Fendt 漢', 'مرسيدس', 'Ελλάς', 'x\u030d', '🚜 Fendt', '\ufffd'])(
  '‘%s’ cannot be drawn to its last letter',
  (text) => {
    expect(canDraw(text, 'bold')).toBe(false);
  },
);

test('a letter whose mark is written by itself is drawn as the one that it is', () => {
  const [composed, apart] = ['Citroën é ř', 'Citroe\u0308n e\u0301 r\u030c'].map((text) => ({
    ...looks,
    text,
    size: 40,
  }));
  if (composed === undefined || apart === undefined) throw new Error('two lines');
  expect(drawLine(apart, 0, 0)).toBe(drawLine(composed, 0, 0));
  expect(measure(apart)).toBe(measure(composed));
});
