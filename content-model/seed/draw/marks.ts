import { circle, colours, line, path, rect } from './shapes';

const font = 'font-family="Arial, Helvetica, sans-serif"';

const svg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${content}</svg>\n`;

/** A field with furrows that makes a V, on amber. */
const emblem = [
  rect(0, 0, 88, 88, colours.amber, 14),
  path('M12 20 H32 L44 52 L56 20 H76 L52 76 H36 Z', colours.blue),
  line('M10 82 Q44 70 78 82', colours.blue, 4),
].join('');

const logo = svg(
  380,
  88,
  'Veldkamp Machines',
  `${emblem}<text x="106" y="48" ${font} font-weight="700" font-size="46" textLength="266" lengthAdjust="spacingAndGlyphs" fill="${colours.blue}">VELDKAMP</text>` +
    `<text x="107" y="79" ${font} font-weight="400" font-size="24" textLength="264" lengthAdjust="spacing" fill="${colours.blue}">MACHINES</text>`,
);

const toMark = (title: string, symbol: string) =>
  svg(
    160,
    160,
    title,
    circle(80, 80, 76, colours.blue) + circle(80, 80, 68, 'white') + circle(80, 80, 62, colours.blue) + symbol,
  );

/** The mark of the company and those of the certificates, by file name. They imitate no real mark. */
export const marks = {
  logo,
  inspection: toMark('Inspection', line('M48 84 L72 108 L114 56', colours.amber, 14)),
  licence: toMark(
    'Licence',
    rect(38, 58, 84, 44, 'white', 6) + rect(38, 58, 16, 44, colours.amber, 6) + rect(62, 74, 50, 12, colours.blue, 3),
  ),
  airco: toMark(
    'Air conditioning',
    [0, 60, 120]
      .map(
        (angle) =>
          `<g transform="rotate(${angle} 80 80)">${line('M80 38 V122 M68 50 L80 62 L92 50 M68 110 L80 98 L92 110', 'white', 7)}</g>`,
      )
      .join(''),
  ),
  tools: toMark('Electric tools', path('M88 34 L50 88 H76 L68 126 L112 68 H84 Z', colours.amber)),
} as const;

const letterings = [
  'font-weight="700"',
  'font-weight="700" font-style="italic"',
  'font-weight="400" letter-spacing="4"',
  'font-weight="700" letter-spacing="2"',
];

/** A make's name in plain lettering, with no room beside it, so that all begin on one line: no maker's logo is copied. */
export function toWordmark(name: string, index: number): string {
  const width = 36 + name.length * 30;
  const text = index % 2 ? name : name.toUpperCase();
  const style = letterings[index % letterings.length] ?? '';
  return svg(
    width,
    90,
    name,
    `<text x="0" y="60" ${font} ${style} font-size="44" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${colours.blue}">${text}</text>`,
  );
}
