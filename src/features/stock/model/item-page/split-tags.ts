/** A piece of a text: its source, and its tag if it is one. */
type Piece = { text: string; tag?: { name: string; isClosing: boolean } };

/**
 * Matches a tag: a name right after the bracket, then attributes, whose quoted values may hold brackets. A tag that is
 * unclosed, has an odd quote or contains another tag is text. The alternatives are disjoint and end at the next bracket
 * outside of quotes, so that matching takes linear time.
 */
const tagPattern = /<(\/?)([a-z!][^\s/<>"']*)(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

/**
 * Splits a text into tags and the text between. The pieces joined are the input.
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
