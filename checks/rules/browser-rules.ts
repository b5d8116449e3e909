import { findNewer } from '../browsers/find-newer';
import { findNewerNames, toFloor } from '../browsers/newer-names';
import type { Site } from '../site';

/** Names that something else has as well. */
const others = new Set([
  // React's `Children.toArray`.
  '.toArray',
]);

/**
 * What scripts of the site, files and those within pages, use that is newer than the oldest browsers it is for
 * (`browserslist` in package.json), unless they ask first whether the browser knows it.
 */
export function checkBrowsers({ pages, files, read }: Pick<Site, 'pages' | 'files' | 'read'>): string[] {
  const names = findNewerNames(toFloor());
  const check = (place: string, script: string) =>
    findNewer(script, names)
      .filter((name) => !others.has(name))
      .map((name) => `${place}: ${name} is newer than the browsers that the site is for`);
  const inline = new Map<string, string>();
  for (const path of pages.keys()) {
    for (const script of toInlineScripts(read(`${path === '/' ? '' : path}/index.html`))) {
      if (!inline.has(script)) inline.set(script, path);
    }
  }
  return [
    ...[...files].filter((file) => file.endsWith('.js')).flatMap((file) => check(file, read(file))),
    ...[...inline].flatMap(([script, path]) => check(`a script in ${path}`, script)),
  ];
}

/** The scripts within a page, without data. */
function toInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\btype="(?!module|text\/javascript)/.test(attributes))
    .map(([, , script = '']) => script)
    .filter((script) => script !== '');
}
