import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { sbomFile } from '../../server/releases/add-sbom';

import { toSbom } from './sbom';

/**
 * Writes the bill of materials into the build. A release without one is better than none: what keeps it from being
 * written is only said.
 */
export async function writeSbom(buildDir: string, lockFile = 'package-lock.json'): Promise<void> {
  const file = path.join(buildDir, sbomFile);
  try {
    await writeFile(file, JSON.stringify(toSbom(await readFile(lockFile, 'utf8'))));
  } catch (error) {
    // That of the build before would be of other packages.
    await rm(file, { force: true });
    console.warn(`This release has no bill of materials (SBOM), because ${lockFile} cannot be read: ${String(error)}`);
  }
}
