import type { ListedEntry } from '../../../../server/preview/entry-list';

/** What the preview's server says of itself (`server/preview/add-preview-routes.ts`). */
export type PreviewInfo = {
  spaceId: string;
  environment: string;
  /** Where Contentful's own editor is. */
  webApp: string;
  /** Origins of pages that may show the preview in a frame. */
  frames: string[];
  words: Record<'list' | 'away' | 'ended' | 'empty', string>;
  state: 'starting' | 'ready' | 'ended';
  /** Why the CMS cannot be read, if it cannot. */
  cms: string | null;
};

const base = '/__preview';

export async function fetchInfo(locale: string): Promise<PreviewInfo> {
  return (await fetch(`${base}/settings?locale=${locale}`)).json() as Promise<PreviewInfo>;
}

/** @param keys e.g. `Entry home-1-hero` */
export async function fetchEntries(keys: readonly string[], locale: string): Promise<ListedEntry[]> {
  const query = new URLSearchParams([['locale', locale], ...keys.map((key) => ['key', key])]);
  return (await fetch(`${base}/entries?${query.toString()}`)).json() as Promise<ListedEntry[]>;
}

/** Asks the CMS at once: somebody has saved. */
export function requestCheck(): void {
  void fetch(`${base}/check`, { method: 'POST' });
}

/** Shows what an editor types, before it is saved. */
export function sendTyped(id: string, locale: string, values: Record<string, unknown>): void {
  const body = JSON.stringify({ id, locale, values });
  void fetch(`${base}/typed`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** The stream of what changes. */
export const eventsUrl = `${base}/events`;
