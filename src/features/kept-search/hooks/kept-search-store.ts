import { createListStore } from '@/hooks/create-list-store';
import { inTime } from '@/lib/in-time';
import { getServerTime } from '@/lib/server-clock';

import { keptSearchFormat, type KeptSearch } from '../model/kept-search-file';
import { keptSearchesKey } from '../model/kept-search-key';

export const {
  useList: useKeptSearches,
  start: startKeptSearches,
  change: changeKeptSearches,
} = createListStore<KeptSearch>({ ...keptSearchFormat, storageKey: keptSearchesKey });

/** A visitor who keeps a search does not wait for the server's clock for longer. */
const clockMs = 1000;

/** Now in whole seconds, by the server's clock, because machines have the server's dates; else by the device's. */
export async function getMoment(): Promise<string> {
  const time = await inTime(getServerTime(), clockMs).catch(() => null);
  return `${new Date(time ?? Date.now()).toISOString().slice(0, 19)}Z`;
}
