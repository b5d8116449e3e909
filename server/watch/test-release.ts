import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { locales } from '../../src/i18n/locales';
import { toLocalePath } from '../../src/i18n/paths';
import { getPattern, isStaticRoute, routeIds } from '../../src/i18n/routes';
import { describeBuild, descriptionFile } from '../releases/description';
import { listFiles } from '../releases/list-files';
import { toDataFile } from '../releases/page-data-file';

/** For tests: a build of one page for each route, whose scripts make it alive as the real ones do. */

/** Requests the scripts that its own element names, by the Trusted Types policy that the site has for it. */
const startScript =
  "const p=(window.trustedTypes||{createPolicy:(_,r)=>r}).createPolicy('start',{createScriptURL:url=>url});document.currentScript.dataset.scripts.split(' ').forEach(url=>{const s=document.createElement('script');s.src=p.createScriptURL(url);document.body.append(s)})";
const ownScripts = new Set([startScript, 'own()', 'window.own=()=>1']);
export const stockItemPath = '/occasions/tractors/fendt-200010';
export const appScript = 'app-0123456789ab.js';
/** More than a kilobyte, so that it has compressed forms. */
const filling = `/* ${'a dealer in used machines '.repeat(80)}*/`;

export type TestBuild = {
  /** Words of a page that makes this build another one than the last. */
  words?: string;
  /** What the scripts do before the page is alive. */
  script?: string;
  /** Changes files of the build before it is described, by path. */
  files?: Readonly<Record<string, string | null>>;
  /** Only these pages; all by default. */
  only?: readonly string[];
  /** Changes the text of the description. */
  describe?: (description: string) => string;
};

function toPage(address: string, words: string): string {
  const data = `/${toDataFile(address.slice(1))} /page-data/app-data.json`;
  const scripts = `/${appScript} /webpack-runtime-0123456789ac.js`;
  return `<!doctype html><html><head><title>A page</title><link rel="stylesheet" href="/styles.0123456789ad.css"><script>window.own=()=>1</script></head><body><main><h1>Page ${address}</h1><p>${words}</p>${address === '/contact' || address === '/occasions' ? filling : ''}</main><script data-path="${address}" data-hash="a1">own()</script><script data-scripts="${scripts}" data-data="${data}">${startScript}</script></body></html>`;
}

/** The paths of the pages, those of all static routes. */
const paths = [
  ...locales.flatMap((locale) =>
    routeIds.filter(isStaticRoute).map((route) => toLocalePath(locale, getPattern(route, locale))),
  ),
  stockItemPath,
  '/occasions/tractors/claas-200020',
  '/occasions/tractors/deutz-200030',
];

/** Writes the build. Gatsby would have written the same. */
export async function writeBuild(folder: string, build: TestBuild = {}): Promise<void> {
  const { words = 'Words', script = '', files = {}, only = paths, describe = (text: string) => text } = build;
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string | null) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  };
  for (const address of only) {
    write(path.join(address, 'index.html').slice(1), toPage(address, address === '/contact' ? words : 'Words'));
    write(toDataFile(address.slice(1)), JSON.stringify({ path: address, result: {} }));
  }
  write('page-data/app-data.json', '{"webpackCompilationHash":"a1"}');
  write('webpack-runtime-0123456789ac.js', 'void 0');
  write('styles.0123456789ad.css', 'main{color:black}');
  write(
    appScript,
    `${filling}(() => { ${script} })();document.body.append(Object.assign(document.createElement('p'), { id: 'page-announcer' }))`,
  );
  for (const [name, text] of Object.entries(files)) write(name, text);
  const described = await describeBuild({
    ...{ buildDir: folder, files: await listFiles(folder), ownScripts },
    stock: { apiUrl: 'http://127.0.0.1:1/api', companyId: 'demo', imageTemplate: null },
    allowed: { script: [], connect: [], img: [], frame: [] },
  });
  write(descriptionFile, describe(JSON.stringify(described)));
}
