import { ContentfulLivePreview } from '@contentful/live-preview';

import type { ListedEntry } from '../../../../server/preview/entry-list';

import { requestCheck, sendTyped, type PreviewInfo } from './server';

/** What the web app sends of an entry that is edited, as far as it is used here. */
type Edited = { sys?: { id?: unknown }; fields?: Readonly<Record<string, unknown>> };

/** By entry and language, so that one that is on screen still is subscribed to once. */
const subscriptions = new Map<string, () => void>();

/** Connects to Contentful's web app, in whose frame the page is; does nothing in a window of its own. */
export async function connect({ spaceId, environment, frames }: PreviewInfo, locale: string): Promise<boolean> {
  if (window.top === window) return false;
  await ContentfulLivePreview.init({
    locale,
    space: spaceId,
    environment,
    enableInspectorMode: true,
    enableLiveUpdates: true,
    targetOrigin: frames,
  });
  ContentfulLivePreview.subscribe('save', { callback: requestCheck } as never);
  return true;
}

/** Listens to what is typed into the entries of the page. */
export function followEdits(listed: readonly ListedEntry[], locale: string): void {
  const entries = listed.filter(({ kind }) => kind === 'Entry');
  const wanted = new Map(entries.map((entry) => [`${entry.id} ${locale}`, entry]));
  for (const [key, unsubscribe] of subscriptions) {
    if (wanted.has(key)) continue;
    unsubscribe();
    subscriptions.delete(key);
  }
  for (const [key, entry] of wanted) if (!subscriptions.has(key)) subscriptions.set(key, subscribe(entry, locale));
}

function subscribe({ id, fields }: ListedEntry, locale: string): () => void {
  const values = Object.fromEntries(
    fields.flatMap(({ id: field, value }) => (value === undefined ? [] : [[field, value]])),
  );
  let last: Readonly<Record<string, unknown>> = values;
  const callback = (edited: unknown) => {
    const { sys, fields: now } = (edited ?? {}) as Edited;
    if (sys?.id !== id || now === undefined) return;
    const changed = Object.entries(now).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(last[field]),
    );
    last = { ...last, ...now };
    if (changed.length > 0) sendTyped(id, locale, Object.fromEntries(changed));
  };
  const data = { sys: { id, type: 'Entry' }, fields: values };
  return ContentfulLivePreview.subscribe('edit', { data, locale, callback } as never);
}
