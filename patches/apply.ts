import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Patch } from './patch';
import { isPlain } from './plain';
import { registry } from './registry';

/** The packages whose installed version is another than a patch was made for, a sentence each. */
export function findOtherVersions(patches: Readonly<Record<string, Patch>>, read: (name: string) => string): string[] {
  return Object.entries(patches).flatMap(([id, { packages }]) =>
    Object.entries(packages)
      .filter(([, version]) => version !== 'file')
      .flatMap(([name, version]) => {
        const installed = read(name);
        if (installed === version) return [];
        return [`${name} ${installed} is installed; the patch ${id} was made for ${version}.`];
      }),
  );
}

/**
 * To be called before Gatsby starts. Throws one sentence for each patch whose packages have another version than it was
 * made for: each may be wrong in silence. A plain build needs only the needed ones.
 */
export function checkVersions(): void {
  const rows = Object.entries<Patch>(registry).filter(([, { need }]) => need === 'needed' || !isPlain());
  const others = findOtherVersions(Object.fromEntries(rows), readInstalledVersion);
  if (others.length === 0) return;
  const advice = 'Read docs/upgrading.md, try each of them, and write the new version into patches/registry.ts.';
  throw new Error([...others, advice].join('\n'));
}

/** The version that is installed; `none` where there is no such package. */
function readInstalledVersion(name: string): string {
  try {
    const file = path.join(process.cwd(), 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    return 'none';
  }
}
