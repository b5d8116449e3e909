import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { onPreRenderHTML } from './share-loader-script';

function render(components: ReactNode[], pathname: string): string {
  let replaced: ReactNode[] = [];
  const args = {
    pathname,
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (next: ReactNode[]) => (replaced = next),
  };
  onPreRenderHTML(args as unknown as PreRenderHTMLArgs, { plugins: [] });
  return renderToStaticMarkup(<>{replaced}</>);
}

const toScript = (text: string) => (
  <script key="a" id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html: text }} />
);

test('every page has the same script, which says which page it is all the same', () => {
  const html = ['/', '/contact'].map((path) =>
    render([toScript(`/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`), <b key="b" />], path),
  );
  const scripts = html.map((page) => /<script[^>]*>(.*)<\/script>/.exec(page)?.[1]);
  expect(scripts[0]).toBe(scripts[1]);
  expect(html[1]).toContain('data-path="/contact"');
  expect(html[1]).toContain('<b></b>');
});

test('a script that says more stays as it is', () => {
  const text = '/*<![CDATA[*/window.pagePath="/";window.pageData={};/*]]>*/';
  expect(render([toScript(text)], '/')).toContain(text);
});
