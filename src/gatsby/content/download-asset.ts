import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer, createRemoteFileNode } from 'gatsby-source-filesystem';

import { defaultLocale } from '../../i18n/locales';

import { isGone, isPicture, toFileName, toName } from './asset-files';
import { judgeFile } from './judge-file';

/**
 * Downloads the file of every asset of the CMS, so that the site depends on no other host. The file belongs to its
 * asset:
 * Gatsby keeps it as long as the asset, and a replaced file has another address and is downloaded again. (The CMS
 * plugin's own `downloadLocal` does neither: a build with a warm cache would lose every picture.) What cannot be shown
 * is left out; a file that does not come ends the build, because the site would lose a picture that it had yesterday.
 */
export async function downloadAsset(args: CreateNodeArgs): Promise<void> {
  const { node, actions, reporter } = args;
  try {
    const { file, problem } = await download(args);
    if (file !== undefined) actions.createNodeField({ node, name: 'localFile', value: file });
    // Once, and not for each language.
    else if (node.node_locale === defaultLocale) reporter.warn(`The asset ${nameAsset(args)} of the CMS ${problem}.`);
  } catch (error) {
    reporter.panic(
      `A file of the CMS could not be downloaded: ${String(node.url)}: ${String(error).split('\n')[0] ?? ''}`,
    );
  }
}

/** What is downloaded, before it is known what it is. */
const unknownEnding = '.file';

/** The id of the node of the file, or why it is left out. Rejects when asking again may help. */
async function download(args: CreateNodeArgs): Promise<Result> {
  const { node, getCache, createNodeId } = args;
  const called = `(${String(node.filename)})`;
  if (node.size === 0) return { problem: `${called} is no kind of file that the site can show; it is left out` };
  const url = new URL(String(node.url)).href;
  try {
    // All languages share one file, which is asked for once.
    const file = await createRemoteFileNode({
      ...{ url, createNodeId, getCache, parentNodeId: node.id },
      ...(toFileName(node) ?? { name: toName(node.filename), ext: unknownEnding }),
      // Not yet: it may be another kind of file than it is called.
      createNode: (held: object, plugin: object) =>
        create.set(held, () => args.actions.createNode(held as never, plugin as never)),
    });
    const placed = await (places.get(file) ?? remember(file, place(args, file)));
    return placed.file === undefined ? { problem: `${called} ${placed.problem}` } : placed;
  } catch (error) {
    if (isGone(error)) return { problem: `${called} has a file that is not there; it is left out` };
    throw error;
  }
}

/**
 * By the node of a downloaded file: how it is given to Gatsby, and what became of it. All languages have the same one.
 */
const create = new WeakMap<object, () => unknown>();
const places = new WeakMap<object, Promise<Result>>();

function remember(file: object, result: Promise<Result>): Promise<Result> {
  places.set(file, result);
  return result;
}

/** Gives Gatsby the file as what it is: as it came, or under another name or with other bytes as a file of its own. */
async function place({ node, actions, getCache, createNodeId }: CreateNodeArgs, file: Downloaded): Promise<Result> {
  const judged = await judgeFile(file.absolutePath, String(node.mimeType));
  if (judged.problem !== undefined) return { problem: judged.problem };
  // Where the CMS lets editors choose pictures it goes by what a file is called.
  if (String(node.mimeType).startsWith('image/') && !isPicture(judged.ext))
    return { problem: `is called a picture, and is a ${judged.ext}; it is left out: upload it under its own name` };
  if (judged.bytes === undefined && judged.ext === toFileName(node)?.ext) {
    await create.get(file)?.();
    return { file: file.id };
  }
  const buffer = judged.bytes ?? (await readFile(file.absolutePath));
  const made = await createFileNodeFromBuffer({
    ...{ buffer, getCache, createNodeId, createNode: actions.createNode, parentNodeId: node.id },
    ...{ name: toName(node.filename), ext: judged.ext },
    // Two assets may have the same bytes: each has a file that goes when it goes.
    hash: createHash('sha256').update(String(node.contentful_id)).update(buffer).digest('hex').slice(0, 32),
  });
  return { file: made.id };
}

type Downloaded = { id: string; absolutePath: string };
type Result = { file: string; problem?: never } | { file?: never; problem: string };

function nameAsset({ node }: CreateNodeArgs): string {
  const title = typeof node.title === 'string' ? node.title.slice(0, 60) : '';
  return String(node.contentful_id) + (title === '' ? '' : ` (“${title}”)`);
}
