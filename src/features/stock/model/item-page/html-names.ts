/**
 * Elements of HTML that a description may not use but that dealers paste from other programs, by what stands in the
 * place of their tags. Only these names are taken for tags: `<Fendt>` may be what somebody wanted to say.
 */
const namesByGap = {
  /** Nothing: they are within a line, or show nothing. `o:p` is what a word processor leaves behind. */
  nothing:
    'a abbr acronym area base basefont bdi bdo big body button cite code col colgroup data datalist dfn embed font ' +
    'frame frameset html img input ins kbd label link map mark meta meter nobr o:p optgroup output param picture ' +
    'progress q rp rt ruby samp search select slot small source span sub sup tbody textarea tfoot thead time ' +
    'track tt var wbr !doctype',
  /** Cells of a row stand apart. */
  space: 'td th',
  /** Each begins and ends a line. */
  line:
    'address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form header hgroup hr legend listing main marquee menu nav option plaintext pre section summary table tr',
};

/** Elements whose content nobody was to read: programs, styles, what browsers show in the place of something else. */
const hiddenNames =
  'applet audio canvas head iframe math noembed noframes noscript object script style svg template title video xmp'.split(
    ' ',
  );

export type Gap = keyof typeof namesByGap;

const gaps: ReadonlyMap<string, Gap> = new Map([
  ...hiddenNames.map((name) => [name, 'nothing'] as const),
  ...Object.entries(namesByGap).flatMap(([gap, names]) => names.split(' ').map((name) => [name, gap as Gap] as const)),
]);

/** What stands in the place of a tag that is left out, or null for what is no tag. @example toGap('div') // 'line' */
export function toGap(name: string): Gap | null {
  return gaps.get(name) ?? null;
}

const hidden = hiddenNames.map((name) => ({
  opening: new RegExp(`<${name}(?=[\\s/>])`, 'i'),
  closing: new RegExp(`</${name}\\s*>`, 'i'),
}));

/**
 * Without elements whose content nobody was to read. One that is never closed would take the rest of the text with it:
 * its content stays. Whatever else this leaves or brings together is still only text, to be made safe.
 */
export function removeHidden(text: string): string {
  return hidden.reduce((rest, { opening, closing }) => removeBetween(rest, opening, closing), text);
}

/** Without all that stands between an opening and the next closing; a closing that closes nothing goes alone. */
function removeBetween(text: string, opening: RegExp, closing: RegExp): string {
  const parts = text.split(closing);
  const last = parts.pop() ?? '';
  return [...parts.map((part) => part.slice(0, toStart(part.search(opening), part))), last].join('');
}

function toStart(found: number, { length }: string): number {
  return found === -1 ? length : found;
}
