import type { CatalogueItem } from '../catalogue-item';
import type { Cover, MachineType } from '../pictures/covers';
import { parsePicturePath } from '../pictures/picture-id';
import { coverIndexes, toShot } from '../pictures/shot';

/** What a photo shows: the machine type, the render, and whether it is mirrored. */
export type Look = { machineType: MachineType; cover: Cover | null; mirrored: boolean };

/** What the photo at a URL shows; null if it is none of ours. */
export function toLook(url: string | undefined): Look | null {
  const id = url === undefined ? null : parsePicturePath(url);
  if (id === null) return null;
  const { cover, mirrored } = toShot(id);
  return { machineType: id.machineType, cover, mirrored };
}

/** How alike two photos are: 0 not at all, 1 the same render, 2 and from the same side. */
export function toLikeness(one: Look | null, other: Look | null): 0 | 1 | 2 {
  if (one === null || other === null || one.machineType !== other.machineType || one.cover !== other.cover) return 0;
  return one.mirrored === other.mirrored ? 2 : 1;
}

function group(items: readonly CatalogueItem[], toKey: (item: CatalogueItem) => string): CatalogueItem[][] {
  return [...new Set(items.map(toKey))].map((key) => items.filter((item) => toKey(item) === key));
}

/**
 * The lists in which visitors see the machines, newest first: all, a sector, a category; each also with what is sold at
 * its end.
 */
export function toLists(items: readonly CatalogueItem[]): CatalogueItem[][] {
  const newest = [...items].sort((one, other) => Date.parse(other.createdDate) - Date.parse(one.createdDate));
  const soldLast = [
    ...newest.filter(({ status }) => status !== 'sold'),
    ...newest.filter(({ status }) => status === 'sold'),
  ];
  return [newest, soldLast].flatMap((list) => [
    list,
    ...group(list, (item) => item.advertiserStockNumber.slice(0, 1)),
    ...group(list, (item) => item.category.name),
  ]);
}

/** How much a photo is to be avoided: by item, the other items near it in a list with the weight of each. */
function toNeighbours(items: readonly CatalogueItem[]): Map<CatalogueItem, [CatalogueItem, number][]> {
  const neighbours = new Map<CatalogueItem, [CatalogueItem, number][]>(items.map((item) => [item, []]));
  for (const list of toLists(items))
    for (const [place, item] of list.entries())
      for (const [distance, weight] of [
        [1, 100],
        [2, 1],
      ] as const) {
        const other = list[place + distance];
        if (other === undefined) continue;
        neighbours.get(item)?.push([other, weight]);
        neighbours.get(other)?.push([item, weight]);
      }
  return neighbours;
}

/** The same photos, that with this index first. */
function putFirst(item: CatalogueItem, index: number): CatalogueItem {
  const [first, ...others] = item.images;
  if (first === undefined || index === 1) return item;
  const url = first.url.replace(/\d+\.jpg$/, `${String(index)}.jpg`);
  return {
    ...item,
    images: [{ ...first, url }, ...others.map((image) => (image.url === url ? { ...image, url: first.url } : image))],
  };
}

/**
 * Lets each machine's gallery start with a photo of another kind than those of its neighbours in the lists: the same
 * type of machine in the same yard does not stand twice in a row, or mirrored if it has too few renders.
 */
export function chooseFirstPhotos(items: readonly CatalogueItem[]): CatalogueItem[] {
  const neighbours = toNeighbours(items);
  const looks = new Map<CatalogueItem, Look | null>();
  const indexes = new Map<CatalogueItem, number>();
  for (const item of toLists(items)[0] ?? []) {
    const options = coverIndexes.map((index) => {
      const look = toLook(putFirst(item, index).images[0]?.url);
      const costs = (neighbours.get(item) ?? []).map(
        ([other, weight]) => weight * toLikeness(look, looks.get(other) ?? null),
      );
      return { index, look, cost: costs.reduce((sum, cost) => sum + cost, 0) };
    });
    const best = options.reduce((one, other) => (other.cost < one.cost ? other : one));
    looks.set(item, best.look);
    indexes.set(item, best.index);
  }
  return items.map((item) => putFirst(item, indexes.get(item) ?? 1));
}
