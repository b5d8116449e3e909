import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a style module names: its classes and its animations. */
const named = /\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi;
const comment = /\/\*[\s\S]*?\*\//g;
/** Blockers of advertisements hide whatever has such a class. */
const blocked = /^ad/i;
const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Part of what webpack hands to whoever names a class. */
type LoaderContext = { resourcePath: string; addDependency: (file: string) => void };

/**
 * One or two letters for each name in these style modules (file → its text): every page has them in its tags and its styles, where
 * a digest of five letters costs it some 600 bytes. The same modules get the same letters in whatever order they come.
 */
export function shortenNames(modules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const short = shortNames();
  const names = new Map<string, string>();
  for (const file of [...modules.keys()].sort()) {
    for (const [, asClass, asAnimation] of (modules.get(file) ?? '').replace(comment, '').matchAll(named)) {
      const key = toKey(file, asClass ?? asAnimation ?? '');
      if (!names.has(key)) names.set(key, short.next().value);
    }
  }
  return names;
}

/**
 * What names the classes of the style modules below a folder, in the form css-loader asks for (`modules.getLocalIdent`). A name
 * depends on all modules, so a module that comes, goes or changes has all of them compiled anew, also those webpack remembers.
 */
export function classNamer(folder: string): (context: LoaderContext, pattern: string, name: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file));
  const names = shortenNames(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  return (context, _pattern, name) => {
    for (const file of files) context.addDependency(file);
    const short = names.get(toKey(context.resourcePath, name));
    if (short === undefined) throw new Error(`${context.resourcePath} has a class without a short name: ${name}`);
    return short;
  };
}

function toKey(file: string, name: string): string {
  return `${file} ${name}`;
}

/** a, b, … Z, aa, ab, … without what is blocked, and without end. */
function* shortNames(): Generator<string, never> {
  let last = [''];
  for (;;) {
    last = last.flatMap((start) => letters.map((letter) => start + letter));
    yield* last.filter((name) => !blocked.test(name));
  }
}
