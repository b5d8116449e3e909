/** The marks around a translated text. */
export const marks = ['⟦', '⟧'] as const;

type Options = {
  marks: readonly [string, string];
  /** How long a translation takes, in milliseconds. */
  delayMs: number;
};

/**
 * Translates a document as browsers do, including later changes: a moment after a text node appears, it is replaced by
 * a translation in two nested elements. By then the page may have changed the text. A translation of a removed text is
 * dropped. The function uses nothing from outside, because browser tests serialize it.
 * @returns a function that stops it
 */
export function translateDocument({ marks: [open, close], delayMs }: Options): () => void {
  const untouched = 'script, style, noscript, template, textarea, svg, [translate=no], .notranslate';
  const known = new WeakSet<Node>();
  const wrap = (node: Node): Node => {
    // `font` elements, as browsers still use.
    const font = document.createElement('font' as string);
    font.append(node);
    return font;
  };
  const take = (text: Text): void => {
    if (known.has(text) || text.data.trim() === '' || text.parentElement?.closest(untouched) !== null) return;
    known.add(text);
    const { data } = text;
    setTimeout(() => {
      if (!text.isConnected) return;
      const translated = document.createTextNode(`${open}${data}${close}`);
      known.add(translated);
      text.replaceWith(wrap(wrap(translated)));
    }, delayMs);
  };
  const search = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) take(root);
    while (texts.nextNode() !== null) take(texts.currentNode as Text);
  };
  search(document);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(search);
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
