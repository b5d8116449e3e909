/** What documents may name: `files` are paths from the root, `rules` the ids of lint rules that are switched on. */
export type Repository = { files: ReadonlySet<string>; rules: ReadonlySet<string> };

/** A document by its path from the root. */
export type Document = { file: string; text: string };

/** What is made by commands, or is no part of the repository. */
const generated = /^(\.cache|\.sandbox|\.bench|\.screenshots|public|releases|node_modules)(\/|$)/;
const codeFile = /\.(tsx?|mjs|cjs|css|md)$/;
const statuses = /^(accepted|superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))$/;
const sections = ['Context', 'Decision', 'Consequences'] as const;

/** The dashes of a long line of a list or of a paragraph may be broken over lines. */
const enforcers = /enforced by:\s*((?:`[^`]+`[,;\s]*)+)/gi;

/** Every path in backticks and every relative link that leads nowhere. */
export function findMissingPaths({ file, text }: Document, { files }: Repository): string[] {
  const folder = file.split('/').slice(0, -1);
  const links = [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, link = '']) => join(folder, link),
  );
  return [...toQuoted(text).filter((path) => looksLikePath(path, files)), ...links]
    .filter((path) => !isThere(path, files))
    .map((path) => `${file}: ${path} does not exist`);
}

/** What holds a rule has to be there: a file, or a lint rule that is switched on. */
export function findMissingEnforcers({ file, text }: Document, { files, rules }: Repository): string[] {
  return toEnforcers(text)
    .filter((name) => !files.has(name) && !rules.has(name))
    .map((name) => `${file}: nothing is enforced by ${name}, which is neither a file nor a lint rule that is on`);
}

/** Every bullet below the heading "Invariants" names what holds it. */
export function findFreeInvariants({ file, text }: Document): string[] {
  const part = text.split(/^## Invariants$/m)[1]?.split(/^## /m)[0];
  if (part === undefined) return [`${file}: there is no part "Invariants"`];
  return part
    .split(/^(?=- )/m)
    .filter((bullet) => bullet.startsWith('- ') && toEnforcers(bullet).length === 0)
    .map((bullet) => `${file}: nobody holds "${bullet.trim().slice(0, 60)}"`);
}

/** A decision says when, in which state, why, what, and what follows. One that is superseded is history. */
export function findDecisionFaults({ file, text }: Document): string[] {
  const faults: string[] = [];
  if (!/\/\d{4}-[a-z0-9-]+\.md$/.test(file)) faults.push('its name is not NNNN-title.md');
  if (!text.startsWith(`# ${/\d{4}/.exec(file)?.[0] ?? ''}: `)) faults.push('it does not begin with its number');
  if (!/^Date: \d{4}-\d{2}-\d{2}$/m.test(text)) faults.push('it has no date');
  if (!statuses.test(toStatus(text))) faults.push('its status is neither accepted nor superseded by another one');
  for (const name of sections)
    if (!new RegExp(`^## ${name}\n\n\\S`, 'm').test(text)) faults.push(`it has no part "${name}"`);
  if (!isSuperseded(text) && toEnforcers(text).length === 0) faults.push('nothing enforces it');
  return faults.map((fault) => `${file}: ${fault}`);
}

/** Whether another decision has taken its place: what it names may be gone. */
export function isSuperseded(text: string): boolean {
  return toStatus(text).startsWith('superseded');
}

function toStatus(text: string): string {
  return /^Status: (.*)$/m.exec(text)?.[1] ?? '';
}

function toEnforcers(text: string): string[] {
  return [...text.matchAll(enforcers)].flatMap(([, names = '']) => toQuoted(names));
}

/** What stands in backticks, but for blocks of code. */
function toQuoted(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);
}

function looksLikePath(path: string, files: ReadonlySet<string>): boolean {
  if (!/^[\w.*{}<>,@[\]()+/-]+$/.test(path) || generated.test(path) || path.startsWith('@/')) return false;
  const [top = '', ...rest] = path.split('/');
  if (codeFile.test(path)) return true;
  return rest.length > 0 && [...files].some((file) => file.startsWith(`${top}/`));
}

/** @param path may hold `*`, `{one,other}` and `<any>`; a folder is there when something is in it */
function isThere(path: string, files: ReadonlySet<string>): boolean {
  const name = path.replace(/\/$/, '');
  if (files.has(name)) return true;
  const source = name
    .replace(/[.+()[\]]/g, '\\$&')
    .replace(/<[^>]*>|\*+/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, parts: string) => `(${parts.replaceAll(',', '|')})`);
  const pattern = new RegExp(`^${source}(/|$)`);
  return [...files].some((file) => pattern.test(file));
}

function join(folder: readonly string[], link: string): string {
  const parts = [...folder];
  for (const part of link.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
