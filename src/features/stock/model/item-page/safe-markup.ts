/**
 * Whether HTML has no tags but those that `toSafeHtml` writes: few elements, none with an attribute. The last check
 * before a browser reads it, whatever wrote it.
 * @example hasSafeMarkup('<b>Nieuw</b><br>a &lt; b') // true
 * @example hasSafeMarkup('<b id="a">Nieuw</b>') // false
 */
export function hasSafeMarkup(html: string): boolean {
  return !/<(?!\/?(?:[bisup]|h[34]|[ou]l|li|br|em|strong)>)/.test(html);
}
