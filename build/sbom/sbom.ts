import { createHash } from 'node:crypto';

import { listNeeded, parseLockFile, toPackageName, type Package } from './lock-file';

/** A package in the words of CycloneDX 1.6. */
type Component = {
  type: 'application' | 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  scope: 'required' | 'optional';
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: ({ expression: string } | { license: { name: string } })[];
};
type Sbom = {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: { lifecycles: { phase: 'build' }[]; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const algorithms: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/**
 * The packages that build and serve the site, as a bill of materials (CycloneDX 1.6, ECMA-424): with those that are
 * optional, without those of development. It has no date, and its number comes from the lock file: the same packages
 * are the same file.
 * Not by `npm sbom`: npm 11.19 lists 122 of our 1,471, and a server may have no npm.
 * @param lockFile the text of `package-lock.json`, version 2 or 3
 * @throws if it is something else
 */
export function toSbom(lockFile: string): Sbom {
  const packages = parseLockFile(lockFile);
  const used = Object.entries(packages).filter(([, { dev, link }]) => !dev && !link);
  const all = new Map(used.map(([folder, found]) => [folder, toComponent(folder, found)]));
  const toRef = (folder: string) => all.get(folder)?.['bom-ref'] ?? [];
  const components = new Map<string, Component>();
  const dependencies = new Map<string, Set<string>>();
  for (const [folder, component] of all) {
    const ref = component['bom-ref'];
    // The same version may lie in several folders, and be optional in some.
    if (folder !== '' && components.get(ref)?.scope !== 'required') components.set(ref, component);
    const needed = listNeeded(packages, folder).flatMap(toRef);
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...needed]));
  }
  const root = all.get('');
  if (root === undefined) throw new Error('the lock file does not name the project');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: toSerialNumber(lockFile), version: 1 },
    metadata: { lifecycles: [{ phase: 'build' }], component: { ...root, type: 'application' } },
    components: [...components.values()].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
    dependencies: [...dependencies].map(([ref, needed]) => ({ ref, dependsOn: [...needed].sort() })),
  };
}

function toComponent(folder: string, found: Package): Component {
  const whole = toPackageName(folder, found);
  const { version = '0.0.0' } = found;
  const [, group, own = whole] = /^(@[^/]+)\/(.+)$/.exec(whole) ?? [];
  const hashes = toHashes(found.integrity ?? '');
  return {
    type: 'library',
    'bom-ref': `${whole}@${version}`,
    ...(group === undefined ? {} : { group }),
    ...{ name: own, version, scope: found.optional || found.devOptional ? 'optional' : 'required' },
    purl: `pkg:npm/${whole.replace('@', '%40')}@${version}`,
    ...(hashes.length === 0 ? {} : { hashes }),
    ...(found.license === undefined ? {} : { licenses: [toLicense(found.license)] }),
  };
}

/** @param integrity as in `sha512-…`, in base64, several with spaces between */
function toHashes(integrity: string): { alg: string; content: string }[] {
  return [...integrity.matchAll(/(sha\d+)-([\w+/=]+)/g)].flatMap(([, algorithm = '', digest = '']) => {
    const alg = algorithms[algorithm];
    return alg === undefined ? [] : [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }];
  });
}

/** What npm allows beside SPDX expressions is a name. */
function toLicense(license: string): { expression: string } | { license: { name: string } } {
  return /^(?:UNLICENSED|SEE LICENSE.*)$/i.test(license) ? { license: { name: license } } : { expression: license };
}

/** A UUID of the own making (version 8, RFC 9562). */
function toSerialNumber(lockFile: string): string {
  const digest = createHash('sha256').update(lockFile).digest('hex');
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`];
  return `urn:uuid:${[...parts, digest.slice(20, 32)].join('-')}`;
}
