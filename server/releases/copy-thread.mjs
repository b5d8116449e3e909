// Copies files of a build into a release, with their compressed forms beside them (`copy-files.ts`). Plain JavaScript, because it is run
// in threads of their own. Nothing here waits for anything: a thread has its files to itself, and to hand each of them on takes longer.
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** No larger than a file: what is reserved beyond that is to be cleared each time. From 2 to the 16th to the 22nd, as Brotli is used at its own. */
const toWindow = (bytes) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

function copy({ source, target }) {
  const content = readFileSync(source);
  if (source === target) return content;
  writeFileSync(target, content);
  const { atime, mtime } = statSync(source);
  utimesSync(target, atime, mtime);
  return content;
}

function compress(content, target, { quality, level }) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: toWindow(content.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${target}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${target}.gz`, gzipSync(content, { level }));
}

parentPort.on('message', (files) => {
  for (const file of files) {
    const content = copy(file);
    if (file.compression !== null) compress(content, file.target, file.compression);
  }
  parentPort.postMessage(files.length);
});
