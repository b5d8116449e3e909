import type { toCode } from '../../../components/ui/qr-code';
import { formatDate } from '../../../lib/format';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Writes the day, because prices and states grow old, and the page's address with its QR code into the footer's place
 * for paper, which no screen shows; a sheet with a code of its own gets the dealer's address and the day.
 * @param toDrawing a text as a QR code
 */
export function fillPaper(toDrawing: typeof toCode): void {
  const address = window.location.href;
  const day = formatDate(new Date().toISOString(), document.documentElement.lang);
  const { path, viewBox } = toDrawing(address);
  const code = draw('svg', { viewBox, 'aria-hidden': 'true' });
  code.append(draw('path', { d: path }));
  document.querySelector('[data-paper]')?.replaceChildren(code, `${day} · ${address}`);
  const dealer = [...document.querySelectorAll('footer address > div')]
    .slice(0, 3)
    .map(({ textContent }) => textContent);
  document.querySelector('[data-sheet]')?.replaceChildren([...dealer, day].join(' · '));
}

function draw(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
