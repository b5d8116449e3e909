import type { CreateNodeArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';

import { defaultLocale } from '../../i18n/locales';

import { isGone, isWhole, toFileName } from './cms/asset-files';
import { lostFile } from './cms/stale-content';

/** Gatsby prepares a call for every node that there is, each page and each machine, unless it is told which ones are meant. */
export function shouldOnCreateNode({ node }: Pick<CreateNodeArgs, 'node'>): boolean {
  return node.internal.type === 'ContentfulAsset';
}

/**
 * Downloads the file of every asset of the CMS, so that the site depends on no other host. The file belongs to its asset:
 * Gatsby keeps it as long as the asset, and a replaced file has another address and is downloaded again. (The CMS plugin's
 * own `downloadLocal` does neither: a build with a warm cache would lose every picture.) What cannot be shown is left out;
 * a file that does not come ends the build, because the site would lose a picture that it had yesterday.
 */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions, reporter } = args;
  try {
    const { file, problem } = await download(args);
    if (file !== undefined) actions.createNodeField({ node, name: 'localFile', value: file });
    // Once, and not for each language.
    else if (node.node_locale === defaultLocale) reporter.warn(`The asset ${nameAsset(args)} of the CMS ${problem}.`);
  } catch (error) {
    reporter.panic(`${lostFile}: ${String(node.url)}: ${String(error).split('\n')[0] ?? ''}`);
  }
}

/** The id of the node of the file, or why it is left out. Rejects when asking again may help. */
async function download({ node, actions, getCache, createNodeId }: CreateNodeArgs): Promise<Result> {
  const fileName = toFileName(node);
  const called = `(${String(node.filename)})`;
  if (fileName === null) return { problem: `${called} is no kind of file that the site can show; it is left out` };
  const { createNode } = actions;
  const url = new URL(String(node.url)).href;
  try {
    // All languages share one file, which is asked for once.
    const file = await createRemoteFileNode({
      ...{ url, createNode, createNodeId, getCache, parentNodeId: node.id },
      ...fileName,
    });
    if (await isWhole(file.absolutePath, node.mimeType)) return { file: file.id };
    return { problem: `${called} is broken; it is left out: upload it once more` };
  } catch (error) {
    if (isGone(error)) return { problem: `${called} has a file that is not there; it is left out` };
    throw error;
  }
}

type Result = { file: string; problem?: never } | { file?: never; problem: string };

function nameAsset({ node }: CreateNodeArgs): string {
  const title = typeof node.title === 'string' ? node.title.slice(0, 60) : '';
  return String(node.contentful_id) + (title === '' ? '' : ` (“${title}”)`);
}
