import { circle, colours, line, path, rect } from './shapes';

const svg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${content}</svg>\n`;

/**
 * The company's name as strokes instead of text: for text in an SVG a browser looks up a system font before it shows
 * the page. Few strokes, because every page contains them; commas, because a space takes three bytes in a URL.
 */
const letters = {
  VELDKAMP: [
    'M106,15h10l8,22,8-22h10l-13,33h-10z',
    'M146,15h23v7h-14v6h13v7h-13v6h15v7h-24z',
    'M176,15h9v26h14v7h-23z',
    'M203,15h12c24,0,24,33,0,33h-12zm9,7v19c15,2,15-21,0-19z',
    'M238,15h9v13l11-13h11l-14,15,15,18h-11l-12-15v15h-9z',
    'M271,48l12-33h10l12,33h-10l-7-22-7,22z',
    'M308,15h12l7,21,7-21h12v33h-9v-21l-7,21h-6l-7-21v21h-9z',
    'M351,15h13c18,0,18,22,0,22h-4v11h-9z',
  ].join(''),
  MACHINES: [
    'M108,80v-15l8,11,8-11v15',
    'M147,80l8-18,8,18m-13-6h10',
    'M202,65c-8-6-15,0-15,6s7,12,15,6',
    'M226,61v19m0-10h14m0-9v19',
    'M264,61v19',
    'M288,80v-15l14,12v-16',
    'M337,62h-11v17h11m-11-9h10',
    'M374,64c-5-3-12-2-12,2,0,6,13,3,13,9,0,5-9,6-14,2',
  ].join(''),
};

/** Furrows that form a V, on amber. */
const emblem = { V: 'M12,20h20l12,32,12-32h20l-24,56h-16z', ground: 'M12,81q32-11,64,0' };

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 88" width="380" height="88">' +
  rect(0, 0, 88, 88, colours.amber, 14) +
  path(emblem.V + letters.VELDKAMP, colours.blue) +
  `<path d="${emblem.ground}${letters.MACHINES}" fill="none" stroke="${colours.blue}" stroke-width="3"/></svg>\n`;

const toMark = (title: string, symbol: string) =>
  svg(
    160,
    160,
    title,
    circle(80, 80, 76, colours.blue) + circle(80, 80, 68, 'white') + circle(80, 80, 62, colours.blue) + symbol,
  );

/** The marks of the company and of the certificates, by file name. They imitate no real mark. */
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
