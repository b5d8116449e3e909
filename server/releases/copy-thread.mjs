// Brings files of a build into a release, with their compressed forms beside them (`copy-files.ts`). Plain JavaScript, because it is run
// in threads of their own. Nothing here waits for anything: a thread has its files to itself, and to hand each of them on takes longer.
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants as zlib, gzipSync } from 'node:zlib';

const { from, to, before } = workerData;

/** No larger than a file: what is reserved beyond that is to be cleared each time. From 2 to the 16th to the 22nd, as Brotli is used at its own. */
const toWindow = (bytes) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** What stands beside a file, by its ending (`compress-file.ts`). */
const forms = {
  '.br': (content, { quality }) =>
    brotliCompressSync(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: quality,
        [zlib.BROTLI_PARAM_LGWIN]: toWindow(content.length),
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content, { level }) => gzipSync(content, { level }),
};

const made = new Set();
function makeFolder(folder) {
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
}

/** Says whether the file is new or another one than in the release before. What the release has of it already is kept if it is the same. */
function bring({ file, compression }) {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  const known = before === null ? null : path.join(before, file);
  makeFolder(path.dirname(target));
  const stats = statSync(source);
  const isShared = known !== null && hasSameContent(source, stats, known);
  let content;
  let isReplaced = false;
  const read = () => (content ??= readFileSync(source));
  if (!isShared || !share(known, target)) {
    // Within the system, which need not be handed what it copies.
    isReplaced = create(target, () => copyFileSync(source, target, constants.COPYFILE_EXCL));
    utimesSync(target, stats.atime, stats.mtime);
  }
  for (const [ending, compress] of Object.entries(forms)) {
    const isDue = compression !== null && stats.size >= compression.leastBytes;
    if (isDue && isShared && share(known + ending, target + ending)) continue;
    if (isDue) create(target + ending, () => writeFileSync(target + ending, compress(read(), compression), { flag: 'wx' }));
    else if (isReplaced) rmSync(target + ending, { force: true });
  }
  return !isShared;
}

/** Never into a file that is there: it may be that of the release that is served. Says whether there was one. */
function create(file, write) {
  try {
    write();
    return false;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    rmSync(file);
    write();
    return true;
  }
}

function hasSameContent(one, stats, other) {
  const known = look(other);
  if (known === undefined || stats.size !== known.size) return false;
  // A copy has the time of what it was made of to the millisecond, which is all that can be given to a file.
  const isSameTime = Math.round(stats.mtimeMs) === Math.round(known.mtimeMs);
  return isSameTime || readFileSync(one).equals(readFileSync(other));
}

/** Makes one file of two names. Says whether there is something to share. */
function share(known, target) {
  const [one, other] = [look(known), look(target)];
  if (one === undefined) return false;
  if (one.ino === other?.ino) return true;
  if (other !== undefined) rmSync(target);
  linkSync(known, target);
  return true;
}

/** A file, if there is one: where a folder is now may have been a file, and the other way round. */
function look(file) {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

parentPort.on('message', (files) => {
  parentPort.postMessage(files.filter(bring).map(({ file }) => file));
});
