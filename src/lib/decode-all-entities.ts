/** Combining marks by the end of an entity's name: with the letter before it, they cover all accented letters. */
const getMark = (end: string): string | undefined =>
  // No table outside of a function: webpack would take this file for one that does something when it is imported.
  new Map([
    ['uml', '\u0308'],
    ['acute', '\u0301'],
    ['grave', '\u0300'],
    ['circ', '\u0302'],
    ['tilde', '\u0303'],
    ['cedil', '\u0327'],
    ['ring', '\u030a'],
    ['caron', '\u030c'],
  ]).get(end);

/** Alternating names and values of the entities that are no accented letter and may occur in a name or a text. */
const list =
  'amp & lt < gt > quot " apos \' nbsp \u00a0 ensp \u2002 emsp \u2003 thinsp \u2009 shy \u00ad szlig ß aelig æ AElig Æ ' +
  'oelig œ OElig Œ oslash ø Oslash Ø eth ð ETH Ð thorn þ THORN Þ euro € pound £ yen ¥ cent ¢ copy © reg ® trade ™ ' +
  'deg ° plusmn ± sup1 ¹ sup2 ² sup3 ³ frac12 ½ frac14 ¼ frac34 ¾ times × divide ÷ micro µ middot · bull • hellip … ' +
  'ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › laquo « raquo » prime ′ Prime ″ ' +
  'iexcl ¡ iquest ¿ sect § para ¶ ordf ª ordm º permil ‰ larr ← uarr ↑ rarr → darr ↓ harr ↔ le ≤ ge ≥ ne ≠ asymp ≈ ' +
  'minus − radic √ infin ∞ mu μ Omega Ω Delta Δ phi φ Phi Φ check ✓ ' +
  // Upper-case names and punctuation, which HTML 5 encoders write as well.
  'AMP & LT < GT > QUOT " COPY © REG ® acute ´ dagger † period . comma , lpar ( rpar ) colon : semi ; sol / num # plus + ' +
  'percnt % commat @ excl ! quest ? equals = ast * lowbar _ lsqb [ rsqb ] bsol \\ verbar | dollar $ grave ` Tab \t NewLine \n';

let names: ReadonlyMap<string, string> | null = null;

function getNames(): ReadonlyMap<string, string> {
  // Splits at the plain space only: the value of `nbsp` and similar entities is a space itself.
  const words = list.split(' ');
  names ??= new Map(words.flatMap((word, place) => (place % 2 === 0 ? [[word, words[place + 1] ?? ''] as const] : [])));
  return names;
}

/** References 128 to 159 mean Windows-1252 characters, not control characters (HTML Standard, numeric references). */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes each entity once. Unknown names and single ampersands stay as they are. */
export function decodeAllEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return decodeName(name) ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
    if (code >= 128 && code < 160) return windows.charAt(code - 128);
    // Not a valid code point.
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code);
  });
}

function decodeName(name: string): string | undefined {
  const mark = getMark(name.slice(1));
  const letter = mark === undefined ? '' : (name.charAt(0) + mark).normalize('NFC');
  // Two code units: letter and mark do not compose, so the entity does not exist.
  return letter.length === 1 ? letter : getNames().get(name);
}
