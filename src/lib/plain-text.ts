const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
};

/**
 * Text that may hold simple HTML as paragraphs of plain text: tags go (scripts and styles with what is in them), line
 * ends and list items stay apart. What comes out is text, to be shown as text.
 */
export function toPlainText(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<(\/?p|\/?div|br|\/?ul|\/?ol|\/?h[1-6])\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
