type Node = { nodeType?: unknown; value?: unknown; content?: unknown };

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
};

/**
 * A rich text of the CMS as simple HTML for feed readers and search engines: paragraphs and lists, headings as
 * paragraphs, and the text of all other nodes. Empty if the input is no rich text.
 */
export function toPlainHtml(raw: string): string {
  try {
    return formatNode(JSON.parse(raw) as Node);
  } catch {
    return '';
  }
}

function formatNode(node: Node | null): string {
  if (typeof node !== 'object' || node === null) return '';
  if (typeof node.value === 'string') return escapeHtml(node.value);
  const inner = Array.isArray(node.content) ? node.content.map((child) => formatNode(child as Node)).join('') : '';
  const type = typeof node.nodeType === 'string' ? node.nodeType : '';
  const tag = type.startsWith('heading-') ? 'p' : tags[type];
  return tag === undefined || inner === '' ? inner : `<${tag}>${inner}</${tag}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? character);
}
