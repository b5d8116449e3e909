import { changeLocation, getLocationEntry, leaveEntry, type EntryState } from '@/hooks/location-entry';
import { omit } from '@/lib/omit';

const toDialog = (number: number) => `photo-${String(number)}`;

/** The number, from 0, of the photo that an entry of the history shows large; null when it shows none. */
export function toShownImage({ dialog: name }: EntryState): number | null {
  const number = /^photo-(\d{1,4})$/.exec(name ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/** Shows a photo large, in an entry of its own, which Back leaves. */
export function showImage(number: number): void {
  const { search } = getLocationEntry();
  changeLocation({ search, state: { dialog: toDialog(number) }, replace: false });
}

/** Shows another photo in the entry that shows one; where none is shown any more nothing happens. */
export function turnToImage(number: number): void {
  const { search, state } = getLocationEntry();
  if ([null, number].includes(toShownImage(state))) return;
  changeLocation({ search, state: { ...state, dialog: toDialog(number) }, replace: true });
}

/** Leaves the entry that shows a photo, if it is the current one. */
export function leaveImage(): void {
  if (toShownImage(getLocationEntry().state) !== null) leaveEntry();
}

/** Makes of the entry that shows a photo one that shows none, where going back could lead anywhere. */
export function forgetImage(): void {
  const { search, state } = getLocationEntry();
  if (toShownImage(state) === null) return;
  changeLocation({ search, state: omit(state, 'dialog'), replace: true });
}
