import type { ContentFinding } from '../../../../content-model/content-report';
import { redirect } from '../../../../content-model/types/redirect';
import { getValue } from '../checks/facts';
import { quote, toFinding } from '../checks/finding';
import { nameEntry, type CmsEntry } from '../fetch-entries';

import type { Place } from './places';
import type { AddressFault } from './read-address';

type Field = 'from' | 'to';

const writeFrom = 'Write an address of this site at which there is nothing any more, for example /oude-pagina.';
const writeTo = 'Write an address of this site, for example /contact, or one that begins with https://.';

const faults: Readonly<Record<AddressFault, string>> = {
  empty: 'is empty',
  elsewhere: 'is no address of this site',
  star: 'has a *, which stands for nothing here: one entry redirects one address',
  unreadable: 'is no address that a browser can ask for',
  insecure: 'is not encrypted, so that visitors are warned of it',
  scheme: 'is no address of a page',
};

/** An address that cannot be redirected from, or to. */
export function toAddressFault(entry: CmsEntry, field: Field, fault: AddressFault): ContentFinding {
  const advice = fault === 'insecure' ? 'Write it with https://, and try whether it opens.' : null;
  const problem =
    fault === 'empty' ? `${start(entry, field)} ${faults.empty}` : `${is(entry, field)}, and that ${faults[fault]}`;
  return say(entry, field, `${problem}; nobody is redirected.`, advice ?? (field === 'from' ? writeFrom : writeTo));
}

/** A redirect that would hide something. */
export function toTaken(entry: CmsEntry, place: Place): ContentFinding {
  const [what, advice] = {
    page: ['where the site has a page or a file; that is shown, and nobody is redirected', writeFrom],
    moved: [
      `an earlier address which leads to ${quote('path' in place ? place.path : '')} by itself; nobody is redirected elsewhere`,
      'Delete this entry: the site keeps the earlier addresses of its pages.',
    ],
    reserved: ['which the site needs for itself; nobody is redirected', writeFrom],
  }[place.kind] as [string, string];
  return say(entry, 'from', `${is(entry, 'from')}, ${what}.`, advice);
}

/** Two for one address: the first that was made counts. */
export function toDouble(entry: CmsEntry, first: CmsEntry): ContentFinding {
  const problem = `${is(entry, 'from')}, the same address as that of ${nameEntry(first)}, which was made first and counts.`;
  return say(entry, 'from', problem, 'Delete one of the two.');
}

/** A query does not tell addresses apart. */
export function toDroppedQuery(entry: CmsEntry, path: string): ContentFinding {
  const problem = `${is(entry, 'from')}; what stands behind the question mark does not count: ${quote(path)} is redirected whatever stands there.`;
  return say(entry, 'from', problem, 'Write it without the question mark and what follows.');
}

/** @param paths from the entry's own to the one that was there before */
export function toLoop(entry: CmsEntry, paths: readonly string[]): ContentFinding {
  const problem = `${is(entry, 'to')}, which leads in a circle (${paths.join(' → ')}); nobody is redirected.`;
  return say(entry, 'to', problem, 'Write the address of a page that there is.');
}

/** A chain was mended: one redirect leads to its end. */
export function toChain(entry: CmsEntry, to: string): ContentFinding {
  const problem = `${is(entry, 'to')}, which itself leads on to ${quote(to)}; visitors are led there at once.`;
  return say(entry, 'to', problem, `Write ${quote(to)} there, if that is right.`);
}

/** A page that says that it is not there, and helps to search, is better than a redirect to one. */
export function toNowhere(entry: CmsEntry, path: string): ContentFinding {
  const problem = `${is(entry, 'to')}, but there is nothing at ${quote(path)} on this site; nobody is redirected.`;
  return say(entry, 'to', problem, writeTo);
}

function start(entry: CmsEntry, field: Field): string {
  return `The redirect ${nameEntry(entry)}: its field “${redirect.fields[field].name}”`;
}

function is(entry: CmsEntry, field: Field): string {
  return `${start(entry, field)} is ${quote(getValue(entry, field))}`;
}

function say(entry: CmsEntry, field: Field, problem: string, advice: string): ContentFinding {
  return toFinding(entry, { field, problem, advice });
}
