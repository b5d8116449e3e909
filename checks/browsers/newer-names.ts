import compat, { type CompatStatement, type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The oldest version of each browser that the site is for, by the name the compatibility data have for it. */
export type Floor = ReadonlyMap<string, string>;

/** What not every browser of the floor knows, by how scripts write it. */
export type NewerNames = {
  /** `scheduler`, `requestIdleCallback` */
  globals: ReadonlySet<string>;
  /** `URL.canParse` */
  statics: ReadonlySet<string>;
  /** `toSorted`: methods and properties, unless something that all of them know has one of the same name. */
  members: ReadonlySet<string>;
};

/** Browserslist's names for browsers, and those of the compatibility data. */
const browserNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** @param queries browserslist's, as in package.json; throws for a browser that is not in the table above */
export function toFloor(queries?: readonly string[]): Floor {
  const floor = new Map<string, string>();
  for (const browser of browserslist(queries)) {
    const [known = '', versions = ''] = browser.split(' ');
    const name = browserNames[known];
    if (name === undefined) throw new Error(`Nothing says what the compatibility data call the browser “${known}”.`);
    const [version = ''] = versions.split('-');
    const oldest = floor.get(name);
    if (oldest === undefined || compareVersions(version, oldest) < 0) floor.set(name, version);
  }
  return floor;
}

/**
 * Every name of the language and of the browsers' interfaces (https://github.com/mdn/browser-compat-data) that is newer
 * than the floor.
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
      // What belongs to something newer cannot be come by without that.
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
  // The data are silent on it.
  if (statements === undefined) return true;
  return [statements].flat().some((statement) => isSince(statement, version));
}

/** One that is there in part counts: whoever uses it has tried it. */
function isSince({ version_added: added, version_removed: removed, ...more }: SimpleSupportStatement, version: string) {
  if (typeof added !== 'string' || added === 'preview') return false;
  if (more.flags !== undefined || more.prefix !== undefined || more.alternative_name !== undefined) return false;
  const isThere = compareVersions(added.replace('≤', ''), version) <= 0;
  return isThere && !(typeof removed === 'string' && compareVersions(removed, version) <= 0);
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
