import { existsSync } from 'node:fs';

import type { BuildArgs } from 'gatsby';

import { readSettings } from '../../../config/env';

import { getBundlers, keepBundles, type State as BundledState } from '../../../../patches/gatsby/keep-bundles';
import { bundled, addBackgroundTask } from '../../artifacts/background-tasks';
import { getNodes } from '../../artifacts/node-cache';
import { writeSiteFiles } from '../../artifacts/write-site-files';
import type { BuiltPage } from '../../artifacts/write-sitemaps';

type Ask = (query: string, context: object) => Promise<unknown>;
type Page = BuiltPage & { componentPath: string };
type Tools = { graphql: Ask; store: { getState: () => State } };
type State = { pages: ReadonlyMap<string, Page>; components: ReadonlyMap<string, { query?: string }> } & BundledState;

/** Templates whose pages are made by the thousand; what pictures of the CMS they show, other pages show as well. */
const stockTemplates = /\/stock-(item|list)\.tsx$/;

/**
 * Begins what takes its time and needs no rendered pages: pictures of the CMS, and what stands beside the pages and is
 * made of the same data.
 */
export function onPreBuild(args: BuildArgs): void {
  const { store } = args as unknown as Tools;
  keepBundles(getBundlers(), () => store.getState());
  // Later builds make few, and have them made when the pages that show them ask.
  if (!existsSync('public/static')) requestImages(args);
  const nodes = getNodes(args);
  addBackgroundTask(bundled.then(() => writeSiteFiles(nodes, readSettings(process.env).siteUrl)));
}

/**
 * Asks what the pages with pictures of the CMS are going to ask, so that Gatsby begins to make the pictures. Its own
 * turn to ask comes when all scripts are bundled; by then most are there (`build/image-jobs.ts`), and one that
 * is under way is not made twice. A query that goes wrong here goes wrong there again, and is said then; a picture that
 * cannot be made ends the build at once.
 */
export function requestImages(args: BuildArgs): void {
  const tools = args as unknown as Tools;
  const { pages, components } = tools.store.getState();
  const asked = [...pages.values()].flatMap(({ componentPath, context }) => {
    const query = components.get(componentPath)?.query ?? '';
    return query === '' || stockTemplates.test(componentPath) ? [] : [{ query, context }];
  });
  // One after the other: the scripts are bundled by the same process.
  void asked.reduce(
    (before, { query, context }) => before.then(() => tools.graphql(query, context)).catch(() => undefined),
    Promise.resolve<unknown>(undefined),
  );
}
