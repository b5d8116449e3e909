import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Rule } from './config';

/**
 * What a style module names: its classes and its animations. Whatever else looks like one takes a name that nobody
 * uses.
 */
const named = /\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi;
const comment = /\/\*[\s\S]*?\*\//g;
/**
 * Hidden by whoever blocks advertisements, or what the library for consent calls its dialogs (`vanilla-cookieconsent`).
 */
const blocked = /^(ad.*|cm|pm)$/i;
const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Part of what webpack hands to whoever names a class. */
type LoaderContext = { resourcePath: string; addContextDependency: (folder: string) => void };

/**
 * One or two letters for each name in these style modules (file → its text): every page has them in its tags and its
 * styles, where a digest of five letters costs it some 600 bytes. The same modules get the same letters in whatever
 * order they come.
 */
export function nameClasses(modules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
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
 * What names the classes of the style modules below a folder, in the form css-loader asks for
 * (`modules.getLocalIdent`). A name depends on all modules, also on one that is not there yet, so whatever changes in
 * the folder has those compiled anew that webpack remembers.
 */
export function classNamer(folder: string): (context: LoaderContext, pattern: string, name: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file));
  const names = nameClasses(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  return (context, _pattern, name) => {
    context.addContextDependency(folder);
    const short = names.get(toKey(context.resourcePath, name));
    if (short === undefined)
      throw new Error(
        `${context.resourcePath} names something that is neither a class nor an animation of a module in ${folder}: ${name}`,
      );
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

/**
 * Class names stand in the page, its styles and its scripts: gives them a letter or two instead of folder, file, name
 * and number.
 * @param folder which holds all style modules
 */
export function shortenClasses(rules: readonly Rule[], folder: string): void {
  setLocalIdent(rules, classNamer(folder));
}

function setLocalIdent(rules: readonly Rule[], getLocalIdent: ReturnType<typeof classNamer>): void {
  for (const { oneOf = [], use = [], rules: inner = [], options } of rules) {
    if (options?.modules?.localIdentName !== undefined) Object.assign(options.modules, { getLocalIdent });
    setLocalIdent([...oneOf, ...inner, ...(Array.isArray(use) ? use : [use])], getLocalIdent);
  }
}
