import { changeLocation, getLocationEntry, leaveEntry } from '@/hooks/location-entry';
import { onRefusedPage } from '@/lib/refused-page';

/**
 * Makes Back close the disclosures marked `data-dialog` instead of leaving the page. An open one has a history entry of
 * its own, like the image dialog and the filter sheet. Closing it otherwise (`close-details.ts`) leaves that entry; a
 * link in it replaces the entry (`watch-navigation.ts`).
 * @returns a function that stops it
 */
export function closeWithBack(root: HTMLElement): () => void {
  const all = [...root.querySelectorAll<HTMLDetailsElement>('details[data-dialog]')];
  const isShown = ({ dataset }: HTMLElement) => getLocationEntry().state.dialog === dataset.dialog;
  /** A press is in progress, or its link opens a page: the entry is decided afterwards. */
  let isBusy = false;
  const leave = () => {
    if (!isBusy && all.some(isShown) && !all.some(({ open }) => open)) leaveEntry();
  };
  const enter = (details: HTMLDetailsElement) => {
    if (isShown(details)) return;
    const { search, state } = getLocationEntry();
    changeLocation({ search, state: { ...state, dialog: details.dataset.dialog }, replace: all.some(isShown) });
  };
  const follow = ({ target }: Event) => {
    const details = all.find((one) => one === target);
    if (details?.open === true) enter(details);
    else leave();
  };
  const free = () => {
    isBusy = false;
    leave();
  };
  const begin = ({ type }: Event) => {
    isBusy = type === 'pointerdown';
  };
  // After React, whose links call preventDefault() when they open a page.
  const end = ({ target, defaultPrevented }: Event) => {
    isBusy = defaultPrevented && target instanceof Element && target.closest('a') !== null;
    leave();
  };
  const show = () => {
    isBusy = false;
    for (const details of all) details.open = isShown(details);
  };
  for (const details of all) {
    if (isShown(details)) details.open = true;
    else if (details.open) enter(details);
  }
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('toggle', follow, { capture: true, signal });
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, begin, { capture: true, signal });
  window.addEventListener('click', end, { signal });
  window.addEventListener('pointercancel', free, { signal });
  window.addEventListener('popstate', show, { signal });
  const stopListening = onRefusedPage(free);
  return () => {
    listening.abort();
    stopListening();
  };
}
