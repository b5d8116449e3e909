import { findNewer } from '../browsers/find-newer';
import { findNewerNames, toFloor } from '../browsers/newer-names';
import type { Site } from '../site';

/** Names that own objects share with newer ones. */
const sharedNames = new Set([
  // React's `Children.toArray`.
  '.toArray',
]);

/**
 * Finds features in the site's scripts, files and inline ones, that are newer than the oldest supported browsers
 * (`browserslist` in package.json) and used without a feature test.
 */
export function checkBrowsers({ pages, files, read }: Pick<Site, 'pages' | 'files' | 'read'>): string[] {
  const names = findNewerNames(toFloor());
  const check = (place: string, script: string) =>
    findNewer(script, names)
      .filter((name) => !sharedNames.has(name))
      .map((name) => `${place}: ${name} is newer than the oldest supported browsers: test for it first`);
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

/** The inline scripts of a page, without data. */
function toInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\btype="(?!module|text\/javascript)/.test(attributes))
    .map(([, , script = '']) => script)
    .filter((script) => script !== '');
}
