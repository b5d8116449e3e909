/**
 * HTML elements that a description may not use but that dealers paste from other programs, by the replacement of their
 * tags. Only these names count as tags: `<Fendt>` may be text.
 */
const namesByGap = {
  /** No replacement: inline or invisible. `o:p` comes from a word processor. */
  nothing:
    'a abbr acronym area base basefont bdi bdo big body button cite code col colgroup data datalist dfn embed font ' +
    'frame frameset html img input ins kbd label link map mark meta meter nobr o:p optgroup output param picture ' +
    'progress q rp rt ruby samp search select slot small source span sub sup tbody textarea tfoot thead time ' +
    'track tt var wbr !doctype',
  /** Cells of a row are separated. */
  space: 'td th',
  /** Each begins and ends a line. */
  line:
    'address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form header hgroup hr legend listing main marquee menu nav option plaintext pre section summary table tr',
};

/** Elements with hidden content: scripts, styles, fallbacks. */
const hiddenNames =
  'applet audio canvas head iframe math noembed noframes noscript object script style svg template title video xmp'.split(
    ' ',
  );

export type Gap = keyof typeof namesByGap;

const gaps: ReadonlyMap<string, Gap> = new Map([
  ...hiddenNames.map((name) => [name, 'nothing'] as const),
  ...Object.entries(namesByGap).flatMap(([gap, names]) => names.split(' ').map((name) => [name, gap as Gap] as const)),
]);

/**
 * The replacement of a removed tag, or null when the name is no tag.
 * @example toGap('div') // 'line'
 */
export function toGap(name: string): Gap | null {
  return gaps.get(name) ?? null;
}

const hidden = hiddenNames.map((name) => ({
  opening: new RegExp(`<${name}(?=[\\s/>])`, 'i'),
  closing: new RegExp(`</${name}\\s*>`, 'i'),
}));

/**
 * Removes elements with hidden content. An unclosed one would swallow the rest of the text: its content stays. The
 * result is still untrusted text.
 */
export function removeHidden(text: string): string {
  return hidden.reduce((rest, { opening, closing }) => removeBetween(rest, opening, closing), text);
}

/** Removes everything from an opening tag to the next closing tag; a stray closing tag is removed alone. */
function removeBetween(text: string, opening: RegExp, closing: RegExp): string {
  const parts = text.split(closing);
  const last = parts.pop() ?? '';
  return [...parts.map((part) => part.slice(0, toStart(part.search(opening), part))), last].join('');
}

function toStart(found: number, { length }: string): number {
  return found === -1 ? length : found;
}
