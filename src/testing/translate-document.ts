/** Between these a translated text stands. */
export const marks = ['⟦', '⟧'] as const;

type Options = {
  marks: readonly [string, string];
  /** How long a translation takes, in ms. */
  delayMs: number;
};

/**
 * Translates what a document holds, and what comes into it, as browsers do: each text is taken out, and another node
 * with the translation comes in its place, in two elements, a moment after the text has come: by then the page may have
 * changed it. Of a text that is no longer there the translation is thrown away. Nothing outside of the function is
 * used: browser tests hand it to the browser.
 * @returns what stops it
 */
export function translateDocument({ marks: [open, close], delayMs }: Options): () => void {
  const untouched = 'script, style, noscript, template, textarea, svg, [translate=no], .notranslate';
  const known = new WeakSet<Node>();
  const wrap = (node: Node): Node => {
    // As browsers still do.
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
