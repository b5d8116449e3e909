/** A piece of a text: what was written, and what tag it is. */
type Piece = { text: string; tag?: { name: string; isClosing: boolean } };

/**
 * What can be a tag: a name right after the bracket, then attributes whose quoted values may hold brackets. One that is
 * never closed, that has a quote too many or that another tag begins in is text. Its parts exclude each other, and it
 * ends at the next bracket outside of quotes, so that reading takes time in proportion to the length of the text.
 */
const tagPattern = /<(\/?)([a-z!][^\s/<>"']*)(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

/**
 * Splits a text into what looks like a tag of HTML and what stands between. Nothing is lost: the pieces put together
 * are the text.
 * @example splitTags('a<B id="x">') // [{ text: 'a' }, { text: '<B id="x">', tag: { name: 'b', isClosing: false } }]
 */
export function splitTags(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(tagPattern)) {
    const [source, slash, name = ''] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: source, tag: { name: name.toLowerCase(), isClosing: slash === '/' } });
    end = match.index + source.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
