import { toDataFile } from './page-data-file';

/** What a release has to know of a page. */
export type PageFacts = {
  /** The inline scripts that run. */
  scripts: string[];
  /** The files of the site that it cannot be without: scripts, styles and data, as paths in the release. */
  files: string[];
  /** What is wrong with it, after the name of the page; null if nothing is. */
  fault: string | null;
};

const [opening, closing] = ['<script', '</script>'] as const;

/**
 * Reads what a built page says of itself. Only parts are decoded: to decode tens of thousands of whole pages takes
 * longer than the rest of the work. Searching bytes is safe, because tags are ASCII, and no part of another UTF-8
 * character is.
 * @param html in UTF-8
 */
export function readPage(html: Buffer): PageFacts {
  const scripts: string[] = [];
  const files = new Set<string>();
  for (const { attributes, text } of findScripts(html)) {
    const source = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
    for (const file of [source, getList(attributes, 'scripts'), getList(attributes, 'data')].join(' ').split(' '))
      if (/^\/[^/]/.test(file)) files.add(file.slice(1));
    const own = /\sdata-path="([^"]*)"/.exec(attributes)?.[1];
    if (own !== undefined) files.add(toDataFile(own.replace(/^\/|\/$/g, '')));
    if (source === undefined && !/\stype="?application\//.test(attributes)) scripts.push(text);
  }
  for (const file of findStyles(html)) files.add(file);
  return { scripts, files: [...files], fault: findFault(html, files) };
}

const getList = (attributes: string, name: string) => new RegExp(`\\sdata-${name}="([^"]*)"`).exec(attributes)?.[1];

function* findScripts(html: Buffer): Generator<{ attributes: string; text: string }> {
  let start = html.indexOf(opening);
  while (start !== -1) {
    const text = html.indexOf('>', start) + 1;
    const end = html.indexOf(closing, text);
    if (text === 0 || end === -1) return;
    const attributes = html.toString('utf8', start + opening.length, text - 1);
    yield { attributes, text: html.toString('utf8', text, end) };
    start = html.indexOf(opening, end);
  }
}

function findStyles(html: Buffer): string[] {
  const head = html.toString('latin1', 0, Math.max(0, html.indexOf('<body')));
  const links = head.match(/<link\b[^>]*>/g) ?? [];
  return links
    .filter((link) => /\srel="stylesheet"/.test(link))
    .flatMap((link) => /\shref="\/([^/"][^"]*)"/.exec(link)?.[1] ?? []);
}

/** A template that breaks leaves a page with its frame alone, or with none of it. */
function findFault(html: Buffer, files: ReadonlySet<string>): string | null {
  if (!/<\/html>\s*$/.test(html.toString('latin1', Math.max(0, html.length - 100)))) return 'is cut off';
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (start === -1 || end < start) return 'has no main part';
  const main = html.toString('utf8', start, end);
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(main)?.[1];
  if (heading === undefined || !hasWords(heading)) return 'has no heading';
  if (!hasWords(main.replace(/<h1\b.*?<\/h1>/s, ''))) return 'has no words';
  return [...files].some((file) => file.endsWith('.js')) ? null : 'loads no scripts';
}

/** Text of elements, without that of scripts and styles. */
function hasWords(html: string): boolean {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
  return /\p{L}|\p{N}/u.test(text);
}
