import { readFileSync } from 'node:fs';

import { toSbom } from './sbom';

const packages = {
  '': {
    name: 'site',
    version: '0.1.0',
    license: 'UNLICENSED',
    dependencies: { a: '1.0.0', '@s/b': '2.0.0', own: 'file:own' },
  },
  'node_modules/a': {
    version: '1.0.0',
    license: 'MIT',
    integrity: 'sha512-AAEC',
    dependencies: { c: '^1', gone: '*' },
  },
  'node_modules/@s/b': { version: '2.0.0', license: '(MIT OR CC0-1.0)', resolved: 'https://registry.example/b.tgz' },
  'node_modules/@s/b/node_modules/c': { version: '3.0.0', dependencies: { a: '1' }, optional: true },
  'node_modules/c': { version: '1.5.0', optional: true, peerDependencies: { tool: '1' } },
  'node_modules/a/node_modules/d': { version: '1.0.0', optional: true },
  'node_modules/d': { name: 'other', version: '9.0.0', devOptional: true },
  'node_modules/@s/b/node_modules/d': { version: '1.0.0' },
  'node_modules/own': { resolved: 'own', link: true },
  own: { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0', dev: true },
};
const lock = (changed: object = {}) => JSON.stringify({ lockfileVersion: 3, packages: { ...packages, ...changed } });

test('the packages of production are listed with what they need, as Node finds it; those of development are not', () => {
  const { metadata, components, dependencies } = toSbom(lock());
  expect(metadata.component).toMatchObject({ type: 'application', name: 'site', version: '0.1.0' });
  expect(components.map((component) => [component['bom-ref'], component.scope])).toEqual([
    ['@s/b@2.0.0', 'required'],
    ['a@1.0.0', 'required'],
    ['c@1.5.0', 'optional'],
    ['c@3.0.0', 'optional'],
    ['d@1.0.0', 'required'],
    ['other@9.0.0', 'optional'],
    ['own@1.0.0', 'required'],
  ]);
  const needed = Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  expect(needed['site@0.1.0']).toEqual(['@s/b@2.0.0', 'a@1.0.0', 'own@1.0.0']);
  expect([needed['a@1.0.0'], needed['c@3.0.0'], needed['c@1.5.0']]).toEqual([['c@1.5.0'], ['a@1.0.0'], []]);
});

test('a package has its address, its hash and its license', () => {
  const { components } = toSbom(lock());
  expect(components[0]).toMatchObject({ group: '@s', name: 'b', purl: 'pkg:npm/%40s/b@2.0.0' });
  expect(components[0]?.licenses).toEqual([{ expression: '(MIT OR CC0-1.0)' }]);
  expect(components[1]?.hashes).toEqual([{ alg: 'SHA-512', content: '000102' }]);
  expect(toSbom(lock()).metadata.component.licenses).toEqual([{ license: { name: 'UNLICENSED' } }]);
});

test('the same packages are the same file, others have another number', () => {
  const { serialNumber } = toSbom(lock());
  expect(serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(toSbom(lock())).toEqual(toSbom(lock()));
  expect(toSbom(lock({ 'node_modules/e': { version: '1.0.0' } })).serialNumber).not.toBe(serialNumber);
});

test.each(['', '{}', '{"lockfileVersion":1,"dependencies":{}}', '{"lockfileVersion":3,"packages":{}}'])(
  '%j is no lock file',
  (text) => {
    expect(() => toSbom(text)).toThrow();
  },
);

test('the lock file of the site: each package once, each reference leads somewhere, and no host is named', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  const { $schema, ...sbom } = toSbom(text);
  const refs = sbom.components.map((component) => component['bom-ref']);
  const all = new Set([...refs, sbom.metadata.component['bom-ref']]);
  expect($schema).toContain('bom-1.6');
  expect(all.size).toBe(refs.length + 1);
  expect(sbom.dependencies.map(({ ref }) => ref).sort()).toEqual([...all].sort());
  for (const { dependsOn } of sbom.dependencies) for (const ref of dependsOn) expect(all).toContain(ref);
  expect(refs.length).toBeGreaterThan(1000);
  const direct = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  const names = refs.map((ref) => ref.slice(0, ref.lastIndexOf('@')));
  expect(names).toEqual(expect.arrayContaining(Object.keys(direct.dependencies ?? {})));
  expect(names).not.toContain('jest');
  for (const { purl, version } of sbom.components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/);
    expect(version).not.toBe('0.0.0');
  }
  expect(JSON.stringify(sbom)).not.toMatch(/https?:/);
});
