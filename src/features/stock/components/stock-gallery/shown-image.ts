import { changeLocation, getLocationEntry, leaveEntry, type EntryState } from '@/hooks/location-entry';
import { omit } from '@/lib/omit';

const toDialog = (number: number) => `photo-${String(number)}`;

/** The index of the image that a history entry shows in the lightbox; null when it shows none. */
export function toShownImage({ dialog: name }: EntryState): number | null {
  const number = /^photo-(\d{1,4})$/.exec(name ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/** Opens the lightbox, in a history entry that Back leaves. */
export function showImage(number: number): void {
  const { search } = getLocationEntry();
  changeLocation({ search, state: { dialog: toDialog(number) }, replace: false });
}

/** Shows another image in the lightbox's history entry; does nothing when the current entry is none. */
export function turnToImage(number: number): void {
  const { search, state } = getLocationEntry();
  if ([null, number].includes(toShownImage(state))) return;
  changeLocation({ search, state: { ...state, dialog: toDialog(number) }, replace: true });
}

/** Leaves the lightbox's history entry, if it is the current one. */
export function leaveImage(): void {
  if (toShownImage(getLocationEntry().state) !== null) leaveEntry();
}

/** Closes the lightbox without leaving its history entry: going back could lead anywhere. */
export function forgetImage(): void {
  const { search, state } = getLocationEntry();
  if (toShownImage(state) === null) return;
  changeLocation({ search, state: omit(state, 'dialog'), replace: true });
}
