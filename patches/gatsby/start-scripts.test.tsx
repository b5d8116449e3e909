import { runInNewContext } from 'node:vm';

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { trustedTypes } from '../../src/config/trusted-types';

import { recordPage, replaceScripts, startScript } from './start-scripts';

const site = ['/app-1.js', '/framework-1.js'].map((src) => <script key={src} src={src} async />);

const toMarkup = (components: readonly ReactNode[]) => renderToStaticMarkup(<>{components}</>);

function getScript(pathname: string, page: object) {
  recordPage({ pathname, loadPageDataSync: () => ({ result: { pageContext: {} }, ...page }) });
  const components = replaceScripts([<b key="b" />, ...site], { pathname });
  const view = toMarkup(components);
  const get = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(view)?.[1];
  return { view, scripts: get('scripts'), data: get('data') };
}

beforeEach(() => {
  Object.assign(globalThis, { TEMPLATE_PARTS: { 'component---home': ['shared-1.js', 'component---home-1.js'] } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'TEMPLATE_PARTS');
});

test('one script starts those of the site and of the page’s template, in their place', () => {
  const { view, scripts } = getScript('/contact', { componentChunkName: 'component---home' });
  expect(scripts).toBe('/app-1.js /framework-1.js /shared-1.js /component---home-1.js');
  expect(view).toContain('<b></b>');
  expect(view).not.toContain('<script src=');
});

test('the data of the page comes with them', () => {
  expect(getScript('/de/kontakt', { staticQueryHashes: ['12'] }).data).toBe(
    '/page-data/de/kontakt/page-data.json /page-data/app-data.json /page-data/sq/d/12.json',
  );
  expect(getScript('/', {}).data).toBe('/page-data/index/page-data.json /page-data/app-data.json');
});

test('so do the texts that a machine’s page shares with others', () => {
  const result = { pageContext: { route: 'stockItem', language: 'de' } };
  expect(getScript('/de/anlasse/traktoren/fendt-7', { result }).data).toBe(
    '/page-data/de/anlasse/traktoren/fendt-7/page-data.json /page-data/texts/de.json /page-data/app-data.json',
  );
});

test('a page that is served at any address does not ask for its own data', () => {
  expect(getScript('/en/404', {}).data).toBe('/page-data/app-data.json');
});

test.each(['/500', '/500.html', '/de/500'])('the page of a failed server, %s, has none', (path) => {
  const { view, scripts } = getScript(path, { componentChunkName: 'component---home' });
  expect(scripts).toBeUndefined();
  expect(view).toBe('<b></b>');
});

test('the page of the development server, which has none behind it, keeps the scripts that it has', () => {
  recordPage({ pathname: '/' });
  expect(replaceScripts(site, { pathname: '/' })).toEqual(site);
});

test('every page has the same script: one hash in the Content Security Policy', () => {
  const texts = ['/', '/contact'].map((path) => /<script[^>]*>(.*?)<\/script>/.exec(getScript(path, {}).view)?.[1]);
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain('PerformanceObserver');
});

test.each([
  ['/app-1.js', '/app-1.js'],
  ['https://elsewhere.example/a.js', ''],
  ['//elsewhere.example/a.js', ''],
  ['/\\\\elsewhere.example/a.js', ''],
  ['data:text/javascript,1', ''],
])('only an address of the site passes the policy of scripts: %s', (address, passed) => {
  const rule = /rule=(\{.*?\});/.exec(startScript)?.[1] ?? '';
  const { createScriptURL } = runInNewContext(`(${rule})`) as { createScriptURL: (url: string) => unknown };
  expect(createScriptURL(address)).toBe(passed);
});

test('the policy has the name that the Content Security Policy admits', () => {
  expect(startScript).toContain(`createPolicy('${trustedTypes.start}',rule)`);
});
