import type { ContentFinding } from '../../content-model/content-report';
import type { CmsAccess } from '../preview/read-cms';

/** An entry of a space, and which field of it to open. */
export type EntryPlace = Pick<ContentFinding, 'type' | 'id' | 'field' | 'locales'>;

/** Where an entry is edited; null where it cannot be opened. */
export type ToEntryAddress = (place: EntryPlace) => string | null;

/**
 * Where an entry or a file is edited in Contentful's web app, with the field that a finding is about; null where the
 * CMS is none of Contentful's hosts, as the demo's.
 * @example 'https://app.contentful.com/spaces/a/environments/master/entries/b?focusedField=title&focusedLocale=nl'
 */
export function toEntryAddress(
  { host, spaceId, environment }: Pick<CmsAccess, 'host' | 'spaceId' | 'environment'>,
  { type, id, field, locales }: EntryPlace,
): string | null {
  const region = /^(?:cdn|preview)\.((?:[a-z]+\.)?contentful\.com)$/.exec(host)?.[1];
  if (region === undefined) return null;
  const kind = type === 'Asset' ? 'assets' : 'entries';
  const path = ['spaces', spaceId, 'environments', environment, kind, id].map(encodeURIComponent).join('/');
  const address = new URL(`https://app.${region}/${path}`);
  if (field !== null && kind === 'entries') {
    address.searchParams.set('focusedField', field);
    if (locales[0] !== undefined) address.searchParams.set('focusedLocale', locales[0]);
  }
  return address.href;
}
