import { createListStore } from '@/hooks/create-list-store';

import { shortlistFormat, type Entry } from '../model/shortlist-file';

export const {
  get: getShortlist,
  subscribe: subscribeToShortlist,
  useList: useShortlist,
  start: startShortlist,
  change: changeShortlist,
  dismiss: dismissTrouble,
} = createListStore<Entry>({ ...shortlistFormat, storageKey: 'shortlist' });
