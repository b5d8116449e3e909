import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isCompressed } from '../../server/releases/compress-file';
import type { Description } from '../../server/releases/description';

/** Larger files are pictures, which nobody asks for here. */
const maxBytes = 500_000;

/**
 * What a build of the site with a few machines would have left, taken from a release: real pages, and published in
 * seconds.
 */
export function copySmallSite(release: string, target: string, machines: number): void {
  const text = readFileSync(path.join(release, 'release.json'), 'utf8');
  const description = JSON.parse(text) as Description;
  const dutch = description.machines.filter((address) => address.startsWith('/occasions/'));
  const kept = new Set(dutch.slice(0, machines));
  const left = new Set(description.machines.filter((address) => !kept.has(address)));
  for (const entry of readdirSync(release, { recursive: true, encoding: 'utf8' })) {
    const source = path.join(release, entry);
    const address = `/${entry}`.replace(/^\/page-data(?=\/)/, '').replace(/\/(index\.html|page-data\.json)$/, '');
    const stats = statSync(source);
    if (!stats.isFile() || stats.size > maxBytes || isCompressed(entry) || left.has(address)) continue;
    mkdirSync(path.dirname(path.join(target, entry)), { recursive: true });
    copyFileSync(source, path.join(target, entry));
  }
  writeFileSync(
    path.join(target, 'release.json'),
    JSON.stringify({ ...description, machines: [...kept], counts: [], marks: [] }),
  );
}
