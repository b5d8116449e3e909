import path from 'node:path';

import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});
const packageSchema = v.object({
  /** Only where the folder has another name than the package. */
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  /** A folder of the project: the entry of that path is the package. */
  link: v.optional(v.boolean(), false),
  resolved: v.optional(v.string()),
  dev: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  devOptional: v.optional(v.boolean(), false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
const lockSchema = v.object({ lockfileVersion: v.picklist([2, 3]), packages: v.record(v.string(), packageSchema) });

/** What a lock file says of a package. */
export type Package = v.InferOutput<typeof packageSchema>;
/** All packages by their folder, that of the project as the empty path. */
type Packages = Readonly<Record<string, Package>>;

/** As npm documents the keys of a lock file: the path of a package is made of these and of names. */
const folderOfPackages = 'node_modules';

/**
 * Reads the packages of a `package-lock.json`, version 2 or 3.
 * @throws if it is something else
 * @see https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json
 */
export function parseLockFile(text: string): Packages {
  return v.parse(lockSchema, JSON.parse(text)).packages;
}

/** The name of a package by its folder. */
export function toPackageName(folder: string, { name }: Package): string {
  const marker = `${folderOfPackages}/`;
  const at = folder.lastIndexOf(marker);
  return name ?? (at === -1 ? path.posix.basename(folder) : folder.slice(at + marker.length));
}

/** The folders of the packages that a package needs, without those that are not installed. */
export function listNeeded(packages: Packages, folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
  const needed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return needed.flatMap((name) => findFolder(packages, folder, name) ?? []);
}

/** Finds a package as Node does: in the own folder, then in each one above. */
function findFolder(packages: Packages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${folderOfPackages}/`)))) {
    const place = `${folder === '' ? '' : `${folder}/`}${folderOfPackages}/${name}`;
    const found = packages[place];
    if (found !== undefined) return found.link ? (found.resolved ?? place) : place;
    if (folder === '') return null;
  }
}
