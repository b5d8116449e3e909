import type { ListedEntry } from '../../../../server/preview/entry-list';

/** What the preview's server says of itself (`server/preview/add-preview-routes.ts`). */
export type PreviewInfo = {
  spaceId: string;
  environment: string;
  /** Where Contentful's own editor is. */
  webApp: string;
  /** Origins of pages that may show the preview in a frame. */
  frames: string[];
  words: Record<'list' | 'away' | 'ended' | 'changed' | 'empty', string>;
  state: 'starting' | 'ready' | 'ended' | 'changed';
  /** Why the CMS cannot be read, if it cannot. */
  cms: string | null;
};

const base = '/__preview';

export async function fetchInfo(locale: string): Promise<PreviewInfo> {
  return (await fetch(`${base}/settings?locale=${locale}`)).json() as Promise<PreviewInfo>;
}

/** @param keys e.g. `Entry home-1-hero` */
export async function fetchEntries(keys: readonly string[], locale: string): Promise<ListedEntry[]> {
  return (await post('entries', { locale, keys })).json() as Promise<ListedEntry[]>;
}

/** Asks the CMS at once: somebody has saved. */
export function requestCheck(): void {
  void fetch(`${base}/check`, { method: 'POST' });
}

/** Shows what an editor types, before it is saved. */
export function sendTyped(id: string, locale: string, values: Record<string, unknown>): void {
  void post('typed', { id, locale, values });
}

function post(name: string, value: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${base}/${name}`, { method: 'POST', headers, body: JSON.stringify(value) });
}

/** The stream of what changes. */
export const eventsUrl = `${base}/events`;
