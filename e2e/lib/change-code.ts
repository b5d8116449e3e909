import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { descriptionFile, describeBuild, type Description } from '../../server/releases/description';
import { listFiles } from '../../server/releases/list-files';
import { hashDigits } from '../../src/config/headers';

const hashPattern = new RegExp(`[.-]([0-9a-f]{${String(hashDigits)}})\\.(?:js|css)`, 'g');

/**
 * Makes a build look as if the code had changed: every script, and what Gatsby calls the hash of all of them, has
 * another name afterwards, everywhere.
 * @param mark six letters or digits (a to f) that the names then end in
 */
export async function changeCode(buildDir: string, mark: string): Promise<void> {
  const files = await listFiles(buildDir);
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(path.join(buildDir, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  const names = files.flatMap((file) => [...file.matchAll(hashPattern)].map(([, hash = '']) => hash));
  const hashes = new RegExp([...new Set([...names, webpackCompilationHash])].join('|'), 'g');
  const change = (text: string) => text.replace(hashes, (hash) => hash.slice(0, -mark.length) + mark);
  for (const file of files) {
    const source = path.join(buildDir, file);
    if (/\.(html|js|json|css)$/.test(file)) writeFileSync(source, change(readFileSync(source, 'utf8')));
    renameSync(source, path.join(buildDir, change(file)));
  }
  const before = JSON.parse(readFileSync(path.join(buildDir, descriptionFile), 'utf8')) as Description;
  const allowed = { script: [], connect: [], img: ['http://127.0.0.1:*'], frame: [] };
  const description = await describeBuild({
    buildDir,
    files: await listFiles(buildDir),
    stock: { ...before.stock, imageTemplate: null },
    allowed,
    ownScripts: null,
  });
  writeFileSync(path.join(buildDir, descriptionFile), JSON.stringify(description));
}
