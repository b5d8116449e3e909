import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';

import { trustedTypes } from '../../src/config/trusted-types';
import { toTextsFile } from '../../src/i18n/shared-texts';
import { isPlain } from '../plain';
import type { TemplateParts } from '../webpack/template-parts-plugin';

/** Put here by the build (`on-create-webpack-config.ts`); nowhere else is there anything to name. */
declare const TEMPLATE_PARTS: TemplateParts | undefined;

/** In milliseconds; a tab in the background paints nothing, and a picture may never come. */
const patience = 1000;

/**
 * The page first, then what makes it alive: the scripts are asked for when the page is painted and its first picture is
 * there, so that on a slow line they take nothing from either. All of them and the page's data come at once, where
 * Gatsby would learn from one what to ask for next: three ways there and back are one. A script that did not come is
 * taken away again: the router asks for it in its own way then, and says so when it fails. The pictures that wait for
 * the first one (`hold-images.tsx`) come with the scripts, or at once where there is no first one. They are asked for
 * in a few tasks: to begin so many takes a slow phone too long for one; not in a tab that nobody sees, where each would
 * come a second later. Only addresses of the site itself pass the Trusted Types policy.
 */
export const startScript = String.raw`(function(at){var done,painted,rule={createScriptURL:url=>/^\/\w/.test(url)?url:''};if(window.trustedTypes)rule=trustedTypes.createPolicy('${trustedTypes.start}',rule);setTimeout(go,${patience});function show(){delete document.documentElement.dataset.unpainted}function go(){if(done)return;done=1;show();at.dataset.data.split(' ').forEach(url=>{if(!url)return;var link=document.createElement('link');link.rel='preload';link.as='fetch';link.crossOrigin='';link.href=url;document.head.append(link)});document.hidden?run():setTimeout(run)}var urls=at.dataset.scripts.split(' ');function run(){urls.splice(0,document.hidden?99:4).forEach(url=>{var script=document.createElement('script');script.async=false;script.onerror=script.remove;script.src=rule.createScriptURL(url);document.body.append(script)});if(urls.length)setTimeout(run)}var picture=document.querySelector('img[fetchpriority=high]');function look(){if(painted&&(!picture||picture.complete))setTimeout(go)}try{new PerformanceObserver(()=>{painted=1;look()}).observe({type:'paint',buffered:true})}catch{}if(picture)picture.onload=picture.onerror=look;else show()})(document.currentScript)`;

type PageData = {
  componentChunkName?: string;
  staticQueryHashes?: readonly string[];
  result?: { pageContext: { route: string; language: string } };
};

/** What each page that is being rendered is made of, by path: pages are rendered concurrently. */
const pages = new Map<string, PageData>();

/**
 * Remembers what the page is made of, until its scripts are written. The development server renders one empty page for
 * all addresses.
 */
export function recordPage({
  pathname,
  loadPageDataSync,
}: Pick<RenderBodyArgs, 'pathname'> & Partial<Pick<RenderBodyArgs, 'loadPageDataSync'>>): void {
  if (loadPageDataSync !== undefined) pages.set(pathname, loadPageDataSync(pathname) as PageData);
}

/**
 * Puts one script that starts all others in the place of the ones that Gatsby wrote; those of the development server
 * stay.
 */
export function replaceScripts(
  components: readonly ReactNode[],
  { pathname, pathPrefix = '' }: Pick<PreRenderHTMLArgs, 'pathname'> & { pathPrefix?: string },
): ReactNode[] {
  const page = pages.get(pathname);
  pages.delete(pathname);
  if (page === undefined) return [...components];
  const others = components.filter((component) => !isSiteScript(component));
  const scripts = components.filter(isSiteScript);
  // Served at any address, it would come alive as the page that failed; nothing on it needs a script.
  // Gatsby makes `/500.html` of `/500`.
  if (/\/500(\.html)?$/.test(pathname)) return others;
  if (isPlain()) return [...components];
  const templates = typeof TEMPLATE_PARTS === 'undefined' ? {} : TEMPLATE_PARTS;
  const parts = templates[page.componentChunkName ?? ''] ?? [];
  const files = [...scripts.map(({ props }) => props.src), ...parts.map((file) => `${pathPrefix}/${file}`)];
  return [
    ...others,
    <script
      key="start-scripts"
      data-scripts={[...new Set(files)].join(' ')}
      data-data={getDataFiles(pathname, page)
        .map((file) => `${pathPrefix}/${file}`)
        .join(' ')}
      dangerouslySetInnerHTML={{ __html: startScript }}
    />,
  ];
}

function getDataFiles(pathname: string, { staticQueryHashes = [], result }: PageData): string[] {
  const shared = ['app-data', ...staticQueryHashes.map((hash) => `sq/d/${hash}`)].map(toDataFile);
  // The page that says that there is none is served at any address, and looks for the data of that one.
  if (pathname.includes('/404')) return shared;
  const texts = result === undefined ? undefined : toTextsFile(result.pageContext);
  const own = toDataFile(`${pathname === '/' ? 'index' : pathname.slice(1)}/page-data`);
  return [own, ...(texts === undefined ? [] : [texts]), ...shared];
}

const toDataFile = (name: string) => `page-data/${name}.json`;

type SiteScript = ReactElement<{ src: string; async: true }>;

function isSiteScript(component: ReactNode): component is SiteScript {
  if (typeof component !== 'object' || component === null || !('props' in component)) return false;
  const { type, props } = component as ReactElement<{ src?: string; async?: boolean }>;
  return type === 'script' && props.async === true && typeof props.src === 'string';
}
