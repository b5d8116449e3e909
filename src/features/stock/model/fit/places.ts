import { checkFit, type Fit, type Place } from './check-fit';
import type { ItemSize } from './item-size';

/**
 * On the road without an exemption: 2.55 m wide, 4.00 m high, 12 m long (Directive 96/53/EC, annex I, 1.1 to 1.3).
 * Farm machines may be wider in some countries.
 */
export const road: Place = {
  length: { most: 12_000, ease: 0 },
  width: { most: 2550, ease: 0 },
  height: { most: 4000, ease: 0 },
};

/** Kilograms that the lightest trailer of 3,500 kg weighs itself. */
export const lightestTrailer = 700;

/**
 * A trailer of 3,500 kg (gross, the limit of category O2, Regulation 2018/858) that weighs 700 to 900 kg itself, with a
 * bed of 4 to 6 m at 0.9 m: longer or heavier than the smaller figure takes the better trailer.
 */
export const trailer: Place = {
  length: { most: 6000, ease: 2000 },
  width: { most: 2550, ease: 0 },
  height: { most: 3100, ease: 0 },
  weight: { most: 3500 - lightestTrailer, ease: 200 },
};

/** 5 cm on each side, and above: a machine does not roll in as straight as a pallet. */
const inContainer = { width: { most: 2286, ease: 100 }, height: { most: 2261, ease: 50 } };

/**
 * The smallest door openings and lengths that ISO 668 and ISO 1496-1 allow, so that any container has them; weights are
 * the gross 30,480 kg without the container's own.
 */
export const containers = {
  '20': { ...inContainer, length: { most: 5867, ease: 100 }, weight: { most: 28_000, ease: 0 } },
  '40': { ...inContainer, length: { most: 11_998, ease: 100 }, weight: { most: 26_500, ease: 0 } },
  '40high': {
    ...inContainer,
    length: { most: 11_998, ease: 100 },
    height: { most: 2566, ease: 50 },
    weight: { most: 26_500, ease: 0 },
  },
} satisfies Record<string, Place>;
export type Container = keyof typeof containers;

/** The sizes of containers, the smallest first: the object would list its numbers in an order of its own. */
const bySize = ['20', '40', '40high'] as const satisfies readonly Container[];

/**
 * The smallest container that takes a machine, at ease or not. When none is known to take it, the largest that may; the
 * largest with its answer when none does. A machine may be too heavy for the large ones alone.
 */
export function findContainer(size: ItemSize): { container: Container; fit: Fit } {
  const all = bySize.map((container) => ({ container, fit: checkFit(size, containers[container]) }));
  const isGood = ({ fit }: (typeof all)[number]) => fit.answer === 'fits' || fit.answer === 'tight';
  const last = { container: '40high' as const, fit: checkFit(size, containers['40high']) };
  return all.find(isGood) ?? all.filter(({ fit }) => fit.answer === 'unknown').at(-1) ?? last;
}

/** A gate or barn that a visitor measured; in millimetres, null for what was not measured. */
export type Opening = { width: number | null; height: number | null; depth: number | null };

/** A visitor's own gate or barn: at ease with 10 cm on each side and above, and a metre to walk around it. */
export function toOpeningPlace({ width, height, depth }: Opening): Place {
  return {
    ...(width !== null && { width: { most: width, ease: 200 } }),
    ...(height !== null && { height: { most: height, ease: 100 } }),
    ...(depth !== null && { length: { most: depth, ease: 1000 } }),
  };
}
