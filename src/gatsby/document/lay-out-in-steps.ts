/**
 * How many elements a phone lays out in one go. Half a hundredth of a second of a fast processor; with fewer, what is
 * laid out twice costs more than is won.
 */
const stepSize = 120;

/**
 * What may hold a script, and stays where it is when the rest comes: a heading or a way back stands at the bottom of
 * its picture.
 */
const ends = ['article', 'section'].map((name) => `/${name}>`);

/**
 * Lays out what is read so far. It takes itself away first: what is left is what React renders. The same in each place,
 * so that the Content Security Policy needs one hash: the first one, before the page's own part, lets the header be
 * seen.
 */
export const stepScript =
  'document.currentScript.remove();delete document.documentElement.dataset.unread;document.body.offsetTop';
const step = `<script>${stepScript}</script>`;

/**
 * The tag that the frame's head ends before. What is above it is a step whatever its size: the first layout loads fonts
 * and more that the browser has not needed yet, half of what it took with all that is in sight.
 */
const begin = 'main';

const slash = '/'.charCodeAt(0);
const firstLetter = 'a'.charCodeAt(0);
const lastLetter = 'z'.charCodeAt(0);

/**
 * Has a browser lay out a page while it reads it. By itself it lays out all of it in one task when it has read the
 * whole, which was the longest one of each page; a parser that has laid something out stops for others, so each step is
 * a task of its own, and the first of them may be painted before the rest is read.
 * @param html the inside of a page's body as React writes it: a `<` in a text is escaped
 */
export function layOutInSteps(html: string): string {
  let steps = '';
  let copied = 0;
  let elements = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const next = html.charCodeAt(at + 1);
    if (next >= firstLetter && next <= lastLetter) elements += 1;
    const isEnd = next === slash && elements >= stepSize && ends.some((end) => html.startsWith(end, at + 1));
    if (!isEnd && !html.startsWith(begin, at + 1)) continue;
    steps += html.slice(copied, at) + step;
    copied = at;
    elements = 0;
  }
  return steps + html.slice(copied);
}
