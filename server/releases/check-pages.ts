import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';

import { collectPages, listPages } from './collect-pages';
import { toScriptHash } from './description';
import { listFiles } from './list-files';

type Check = {
  /** The finished release. */
  folder: string;
  /** The build that it was made of, which may have stored facts of its pages. */
  buildDir: string;
  contentSecurityPolicy: string;
  /** Files that are new or changed since the release being served; the others have been checked with it. */
  written: readonly string[];
};

/** What a fault is no fault of: the page for monitors says "OK", and the one of the server's errors stands alone. */
const accepted: Readonly<Record<string, RegExp>> = {
  'has no words': /^(\w+\/)?healthz\/index\.html$/,
  'loads no scripts': /(^|\/)500(\/index)?\.html$/,
};

/** Notices are read on a phone. */
const maxNamed = 3;

/** webpack's table of the parts that pages load later, by their hashes. */
const runtime = /^webpack-runtime-[^/]*\.js$/;
const partHash = /"([0-9a-f]{12,20})"/g;

/**
 * Lists what is wrong with pages and with what they load, a sentence for each kind of fault: a page that is cut off or
 * empty; a script, style or data file that is missing, empty or cut off; an inline script that the policy forbids.
 */
export async function findPageFaults({ folder, buildDir, contentSecurityPolicy, written }: Check): Promise<string[]> {
  const files = await listFiles(folder);
  const facts = await collectPages(folder, listPages(files), buildDir);
  const faults = new Map<string, string[]>();
  const add = (fault: string, name: string) => faults.set(fault, [...(faults.get(fault) ?? []), name]);
  const needed = new Set<string>();
  for (const [page, { scripts, files: loaded, fault }] of facts) {
    if (fault !== null && accepted[fault]?.test(page) !== true) add(`A page ${fault}`, toPath(page));
    for (const script of scripts)
      if (!contentSecurityPolicy.includes(`'${toScriptHash(script)}'`))
        add('An inline script is not one of the site’s own', `${toPath(page)} (${script.trim().slice(0, 40)})`);
    for (const file of loaded) needed.add(file);
  }
  const all = new Set(files);
  for (const file of needed) if (!all.has(file)) add('A file that pages load is missing', `/${file}`);
  for (const part of await findMissingParts(folder, files)) add('A part of the scripts is missing', part);
  const changed = new Set(written);
  for (const file of new Set([...written, ...needed]))
    if (all.has(file) && !(await isWhole(path.join(folder, file), changed.has(file))))
      add('A file that pages load is not whole', `/${file}`);
  return [...faults].map(([fault, names]) => toSentence(fault, names));
}

function toSentence(fault: string, names: readonly string[]): string {
  const more = names.length > maxNamed ? ` and ${String(names.length - maxNamed)} more` : '';
  return `${fault}: ${names.slice(0, maxNamed).join(', ')}${more}.`;
}

const toPath = (page: string) => `/${page.replace(/(^|\/)index\.html$/, '')}`;

async function findMissingParts(folder: string, files: readonly string[]): Promise<string[]> {
  const there = new Set(files.flatMap((file) => /[-.]([0-9a-f]{12,20})\.(?:js|css)$/.exec(file)?.[1] ?? []));
  const tables = await Promise.all(
    files.filter((file) => runtime.test(file)).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return tables.flatMap((table) => [...table.matchAll(partHash)].flatMap(([, hash]) => hash ?? [])).filter(
    (hash) => !there.has(hash),
  );
}

/** @param isNew whether it may be cut off; otherwise it has been read for an earlier release */
async function isWhole(file: string, isNew: boolean): Promise<boolean> {
  const kind = path.extname(file);
  if (!['.js', '.css', '.json'].includes(kind)) return true;
  if ((await stat(file)).size === 0) return false;
  if (!isNew) return true;
  const text = await readFile(file, 'utf8');
  try {
    if (kind === '.json') JSON.parse(text);
    // Compiles it, and does not run it.
    if (kind === '.js') new Script(text);
    return kind !== '.css' || text.trimEnd().endsWith('}');
  } catch {
    return false;
  }
}
