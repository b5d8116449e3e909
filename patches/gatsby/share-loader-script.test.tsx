import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { shareLoaderScript } from './share-loader-script';

const toMarkup = (components: ReactNode[], path: string) =>
  renderToStaticMarkup(<>{shareLoaderScript(components, path)}</>);

const toScript = (text: string, id = 'gatsby-script-loader') => (
  <script key={id} id={id} dangerouslySetInnerHTML={{ __html: text }} />
);
const toLoader = (path: string) =>
  toScript(`/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.___webpackCompilationHash="a1b2";/*]]>*/`);
const table = toScript('window.___chunkMapping={"app":[]}', 'gatsby-chunk-mapping');

test('every page has the same script, which says which page it is all the same', () => {
  const html = ['/', '/contact'].map((path) => toMarkup([toLoader(path), table, <b key="b" />], path));
  const scripts = html.map((page) => /<script[^>]*>(.*?)<\/script>/.exec(page)?.[1]);
  expect(scripts[0]).toBe(scripts[1]);
  expect(html[1]).toContain('data-path="/contact" data-hash="a1b2"');
  expect(html[1]).toContain('<b></b>');
});

test('the table of all files, which nothing reads, is left out', () => {
  expect(toMarkup([toLoader('/'), table], '/')).not.toContain('gatsby-chunk-mapping');
});

test('a script that says more stays as it is, and the table with it', () => {
  const text = '/*<![CDATA[*/window.pagePath="/";window.pageData={};/*]]>*/';
  const view = toMarkup([toScript(text), table], '/');
  expect(view).toContain(text);
  expect(view).toContain('gatsby-chunk-mapping');
});
