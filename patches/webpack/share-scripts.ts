import type { Config, Group } from './config';

/** A module and chunks as webpack assigns them to each other. */
type Module = { type: string };
type Chunk = { name?: string | null };
type ChunkGraph = { getModuleChunksIterable: (module: Module) => Iterable<Chunk> };
type Graphs = { chunkGraph: ChunkGraph };

/** A module that as many templates need belongs to the script of all pages. */
const sharedBy = 8;

/**
 * Templates made of what others show: with them counted, what only pages with sections need would be in the script of
 * all pages (3.2 KB).
 */
const uncounted = ['article', 'articles', 'own-page'];

/** The templates that show stock: what all of them need, and no other page, is one script. */
const stockTemplates = ['stock-list', 'stock-item', 'shortlist'];
const withStock = [...stockTemplates, 'not-found'];

/**
 * The page for developers and the dealer's for answers need something of everything: they would cut the scripts of
 * others into pieces.
 */
const apart = ['building-blocks', 'answer'];

/**
 * What these alone need is in the script of each: the search field in a file of its own costs lists 1 KB and a request
 * more, because a small file is compressed less.
 */
const copied = ['home', 'stock-list', 'not-found'];

/**
 * What this shares with a machine's page alone is in its own script, for the same reason: in a file of its own it costs
 * both 0.7 KB.
 */
const ownScript = 'shortlist';

/**
 * Puts what all pages need into one script: React, Gatsby, the texts, the frame around a page. Compressed together it
 * is some 3 KB smaller than in Gatsby's five files, and it changes only with the site's code. What pages with stock
 * need is a second one.
 */
export function shareScripts({ optimization }: Config): void {
  const groups = optimization?.splitChunks?.cacheGroups;
  if (groups === undefined) throw new Error('Gatsby splits scripts in another way than before.');
  groups.framework = false;
  changeShared(groups.shared);
  groups.page = toGroup('app', 50, (templates) => {
    const counted = templates.filter((name) => !uncounted.includes(name));
    return counted.length >= sharedBy;
  });
  groups.stock = toGroup('stock', 45, (templates) => {
    const others = templates.filter((name) => !apart.includes(name) && !withStock.includes(name));
    return others.length === 0 && stockTemplates.every((name) => templates.includes(name));
  });
}

function toGroup(name: string, priority: number, isFor: (templates: readonly string[]) => boolean): Group {
  return {
    ...{ name, priority, chunks: isShared },
    test: (module: Module, { chunkGraph }: Graphs) =>
      module.type.startsWith('javascript') && isFor(listTemplates(chunkGraph.getModuleChunksIterable(module))),
  };
}

/** Every page names all its files: eight digits tell them apart as well as forty. */
function changeShared(group: Group | false | undefined): void {
  const name = group === false ? undefined : group?.name;
  if (typeof name !== 'function') throw new Error('Gatsby names shared scripts in another way than before.');
  const { test } = group as Group;
  Object.assign(group as Group, {
    name: (...about: readonly unknown[]) => name(...about).slice(0, 8),
    chunks: (chunk: Chunk) => isShared(chunk) && !listTemplates([chunk]).includes(ownScript),
    test: (module: Module, graphs: Graphs) =>
      !isCopied(listTemplates(graphs.chunkGraph.getModuleChunksIterable(module))) &&
      (typeof test !== 'function' || (test as (...about: unknown[]) => boolean)(module, graphs)),
  });
}

function isCopied(templates: readonly string[]): boolean {
  const others = templates.filter((name) => !apart.includes(name));
  return others.includes('home') && others.every((name) => copied.includes(name));
}

const isShared = (chunk: Chunk): boolean => !listTemplates([chunk]).some((name) => apart.includes(name));

/** The names of the templates among chunks. @example 'component---src-templates-stock-list-tsx' → 'stock-list' */
function listTemplates(chunks: Iterable<Chunk>): string[] {
  return [...chunks].flatMap(({ name }) => /^component---src-templates-(.*)-tsx$/.exec(name ?? '')?.[1] ?? []);
}
