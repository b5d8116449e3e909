import compat, { type CompatStatement, type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The oldest supported version of each browser, by its name in the compatibility data. */
export type Floor = ReadonlyMap<string, string>;

/** Names that not every browser of the floor supports, by how scripts write them. */
export type NewerNames = {
  /** `scheduler`, `requestIdleCallback` */
  globals: ReadonlySet<string>;
  /** `URL.canParse` */
  statics: ReadonlySet<string>;
  /** `toSorted`: methods and properties, unless another one of the same name is supported by all browsers. */
  members: ReadonlySet<string>;
};

/** Browserslist's browser names, and those of the compatibility data. */
const browserNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** @param queries browserslist queries, as in package.json; throws for a browser that is not in the table above */
export function toFloor(queries?: readonly string[]): Floor {
  const floor = new Map<string, string>();
  for (const browser of browserslist(queries)) {
    const [known = '', versions = ''] = browser.split(' ');
    const name = browserNames[known];
    if (name === undefined)
      throw new Error(`Add the name of the browser “${known}” in the compatibility data to browserNames.`);
    const [version = ''] = versions.split('-');
    const oldest = floor.get(name);
    if (oldest === undefined || compareVersions(version, oldest) < 0) floor.set(name, version);
  }
  return floor;
}

/**
 * Finds every name of the language and of web APIs (https://github.com/mdn/browser-compat-data) that is newer than the
 * floor.
 */
export function findNewerNames(floor: Floor): NewerNames {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const newer = new Set<string>();
  const known = new Set<string>();
  const { builtins = {} } = compat.javascript;
  const owners = { ...compat.api, ...builtins, ...builtins.Intl } as Record<string, Record<string, Identifier>>;
  for (const [owner, members] of Object.entries(owners)) {
    if (owner === '__compat') continue;
    const isOwnerNewer = isNewer(members, floor);
    if (isOwnerNewer) globals.add(owner);
    for (const [key, member] of Object.entries(members)) {
      if (key === '__compat' || key.endsWith('_event') || !('__compat' in member)) continue;
      const name = key.replace(/_static$/, '');
      const isTooNew = isNewer(member, floor);
      if (!isTooNew) known.add(name);
      if (!isTooNew || name === owner) continue;
      if (owner === 'Window') globals.add(name);
      else statics.add(`${owner}.${name}`);
      // Members of something newer can only be reached through it.
      if (!key.endsWith('_static') && !isOwnerNewer) newer.add(name);
    }
  }
  return { globals, statics, members: new Set([...newer].filter((name) => !known.has(name))) };
}

function isNewer({ __compat }: Identifier, floor: Floor): boolean {
  return __compat !== undefined && [...floor].some(([browser, version]) => !isSupported(__compat, browser, version));
}

function isSupported({ support }: CompatStatement, browser: string, version: string): boolean {
  const statements = support[browser as keyof typeof support];
  // The data have no entry for this browser.
  if (statements === undefined) return true;
  return [statements].flat().some((statement) => isSince(statement, version));
}

/** Partial support counts, because whoever uses it has tested it. */
function isSince({ version_added: added, version_removed: removed, ...more }: SimpleSupportStatement, version: string) {
  if (typeof added !== 'string' || added === 'preview') return false;
  if (more.flags !== undefined || more.prefix !== undefined || more.alternative_name !== undefined) return false;
  const isThere = compareVersions(added.replace('≤', ''), version) <= 0;
  return isThere && !(typeof removed === 'string' && compareVersions(removed, version) <= 0);
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
