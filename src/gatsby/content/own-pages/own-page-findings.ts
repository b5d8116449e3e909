import type { ContentFinding } from '../../../../content-model/content-report';
import { page } from '../../../../content-model/types/page';
import type { Locale } from '../../../i18n/locales';
import { getValue } from '../checks/facts';
import { quote, toFinding } from '../checks/finding';
import { nameEntry, type CmsEntry } from '../fetch-entries';

const field = 'slug';
const writeAnother = 'Write another address.';
const form = 'Use small letters, digits and single dashes, for example transport.';

/** A page of the site has its address from the site. */
export function toFixedPageWithSlug(entry: CmsEntry): ContentFinding {
  return toFinding(entry, {
    field,
    problem: `${start(entry)} is not used: a page of the site has an address that cannot be changed.`,
    advice: `Empty it. For a page of its own make another entry, and leave “${page.fields.route.name}” empty.`,
  });
}

/** The site cannot be without its own pages. */
export function toFixedPageWithTime(entry: CmsEntry): ContentFinding {
  return toFinding(entry, {
    field: getValue(entry, 'begins') === null ? 'ends' : 'begins',
    problem: `The page ${nameEntry(entry)} has a time and is shown at all times: the site cannot be without it.`,
    advice: 'Empty “Visible from” and “Visible until”; its sections may have them.',
  });
}

/** Nobody can go to a page that has no address. */
export function toPageWithoutSlug(entry: CmsEntry): ContentFinding {
  return toFinding(entry, {
    field,
    problem: `The page ${nameEntry(entry)} is shown nowhere: it is no page of the site, and has no address.`,
    advice: `Write its address (${form.toLowerCase().replace(/\.$/, '')}), or choose the “${page.fields.route.name}”.`,
  });
}

/** What has no Latin letter or digit, in one language of several. */
export function toUnreadable(entry: CmsEntry, locale: Locale, written: string): ContentFinding {
  const problem = `${start(entry)} is ${quote(written)}, of which nothing can stand in an address; that of another language is taken.`;
  return toFinding(entry, { field, locales: [locale], problem, advice: form });
}

/** Capitals, spaces, accents and slashes. */
export function toMended(entry: CmsEntry, locale: Locale, written: string, slug: string): ContentFinding {
  const problem = `${start(entry)} is ${quote(written)}, and is read as ${quote(slug)}.`;
  return toFinding(entry, { field, locales: [locale], problem, advice: `Write ${slug}. ${form}` });
}

type Collision = { locale: Locale; slug: string; segment: string; owner: CmsEntry | undefined };

/** An address that the site needs itself, or that another page has or had. */
export function toTaken(entry: CmsEntry, { locale, slug, segment, owner }: Collision): ContentFinding {
  const whose =
    owner === undefined ? 'which the site needs for itself, or another page had' : `that of ${nameEntry(owner)}, too`;
  const problem = `${start(entry)} is ${quote(slug)}, ${whose}; the page is at ${quote(segment)}.`;
  return toFinding(entry, { field, locales: [locale], problem, advice: writeAnother });
}

function start(entry: CmsEntry): string {
  return `The page ${nameEntry(entry)}: its field “${page.fields.slug.name}”`;
}
