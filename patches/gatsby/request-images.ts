import { existsSync } from 'node:fs';

import type { BuildArgs } from 'gatsby';

import { isPlain } from '../plain';

type Page = { componentPath: string; context: object };
type State = { pages: ReadonlyMap<string, Page>; components: ReadonlyMap<string, { query?: string }> };
type Tools = { graphql: (query: string, context: object) => Promise<unknown>; store: { getState: () => State } };

/** Templates with thousands of pages. The images of the CMS that they show are on other pages as well. */
const stockTemplates = /\/stock-(item|list)\.tsx$/;

/** Has Gatsby make the images of the CMS while scripts are bundled. Later builds make few, when pages query them. */
export function requestImagesEarly(args: BuildArgs): void {
  if (!isPlain() && !existsSync('public/static')) requestImages(args);
}

/**
 * Runs the queries of pages with images of the CMS ahead of Gatsby, so that their image jobs begin
 * (`build/image-jobs.ts`). A query that fails here fails in Gatsby's own run, too, which reports it; an image that
 * cannot be made ends the build at once. Gatsby makes no image twice.
 */
export function requestImages(args: BuildArgs): void {
  const { store, graphql } = args as unknown as Tools;
  const { pages, components } = store.getState();
  const queries = [...pages.values()].flatMap(({ componentPath, context }) => {
    const query = components.get(componentPath)?.query ?? '';
    return query === '' || stockTemplates.test(componentPath) ? [] : [{ query, context }];
  });
  // One after the other: the same process bundles scripts.
  void queries.reduce(
    (before, { query, context }) => before.then(() => graphql(query, context)).catch(() => undefined),
    Promise.resolve<unknown>(undefined),
  );
}
