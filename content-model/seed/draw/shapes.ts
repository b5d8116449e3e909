/** The SVG parts of the demo's images, as strings. */

export const colours = {
  amber: 'hsl(37 92% 52%)',
  amberDark: 'hsl(30 85% 40%)',
  blue: 'hsl(220 55% 24%)',
  blueMid: 'hsl(220 45% 38%)',
  ink: 'hsl(222 45% 13%)',
  greenDark: 'hsl(145 42% 24%)',
  red: 'hsl(6 68% 48%)',
  steel: 'hsl(215 15% 62%)',
} as const;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const faded = (content: string, opacity: number) => `<g opacity="${opacity}">${content}</g>`;

/** An image with a vertical gradient of these colours behind the content. */
export function toSvg(width: number, height: number, sky: readonly string[], content: string): string {
  const stops = sky.map((colour, i) => `<stop offset="${i / Math.max(1, sky.length - 1)}" stop-color="${colour}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs>`,
    rect(0, 0, width, height, 'url(#sky)'),
    content,
    '</svg>',
  ].join('');
}
