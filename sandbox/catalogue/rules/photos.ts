import type { CatalogueImage, Texts } from '../catalogue-item';
import type { Machine } from '../facts/machine';
import { toMachineType } from '../facts/machine-types';
import { makes } from '../facts/makes';
import type { Random } from '../random';

import type { Mark } from './mix';

/** How many photos a machine has: 0, 1, 4 to 8 or 9 to 24. */
export function toPhotoCount(marks: ReadonlySet<Mark>, random: Random): number {
  if (marks.has('noPhoto')) return 0;
  if (marks.has('onePhoto')) return 1;
  return marks.has('fewPhotos') ? random.integer(4, 8) : random.integer(9, 24);
}

/** The photos of a machine in its make's colour; the URLs are paths on the stock API's own server. */
export function toPhotos({
  machine,
  id,
  count,
  accessories,
}: {
  machine: Machine;
  id: number;
  count: number;
  accessories: readonly Texts[];
}): CatalogueImage[] {
  const folder = `/pictures/${toMachineType(machine, accessories)}/${makes[machine.make]}-${String(id)}`;
  return Array.from({ length: count }, (_, index) => ({
    url: `${folder}/${String(index + 1)}.jpg`,
    width: 1600,
    height: 1200,
  }));
}
