import type { QuestionId } from './choices';
import type { FieldId } from './fields';
import type { About } from './kinds';

type Question = {
  /** The fields that it opens, none of them required. */
  details: readonly FieldId[];
  /** Whether it can be asked about these stock items; without it always. */
  isOffered?: (about: readonly About[]) => boolean;
};

const isOnlyForRent = ({ rent }: About) => rent === 'only';
const canBeBought = (about: readonly About[]) => about.length === 0 || !about.every(isOnlyForRent);

const hasOpenPrice = ([one]: readonly About[]) => one?.price === 'request' || one?.price === 'bid';
/** Who has so many photos of a machine has seen it from all sides. */
const manyPhotos = 12;

/** The table of questions. */
export const questions: Readonly<Record<QuestionId, Question>> = {
  price: {
    details: [],
    isOffered: (about) => canBeBought(about) && about.length > 0 && about.every(({ price }) => price === 'request'),
  },
  // The stock system has no date of an auction.
  auction: {
    details: [],
    isOffered: (about) => about.length > 0 && about.every(({ price }) => price === 'auction'),
  },
  available: { details: [] },
  viewing: { details: ['day', 'part', 'way'] },
  photos: {
    details: ['parts'],
    isOffered: (about) => about.length === 0 || about.some(({ photos = 0 }) => photos < manyPhotos),
  },
  delivery: { details: ['place'] },
  // One amount is for one item. What has a fixed price has no other, what is auctioned is not sold to whoever writes.
  offer: {
    details: ['amount'],
    isOffered: (about) => about.length === 1 && canBeBought(about) && hasOpenPrice(about),
  },
  tradeIn: { details: ['make', 'model', 'year', 'hours'], isOffered: canBeBought },
  rental: {
    details: ['from', 'duration'],
    isOffered: (about) => about.length > 0 && about.every(({ rent }) => rent !== undefined),
  },
  history: { details: [] },
  // Nothing under the margin scheme is exported without VAT.
  export: {
    details: [],
    isOffered: (about) => about.length === 0 || about.some((one) => one.isMargin !== true && !isOnlyForRent(one)),
  },
};

/** Whether a question is what an item is there for: to be rented, or to be bid for, also at an auction. */
export function isFirst(id: QuestionId, about: readonly About[]): boolean {
  return (id === 'rental' && isHire(about)) || (id === 'offer' && isBid(about)) || id === 'auction';
}

/** Whether the items are there only to be rented: then that they can be is no question, but what it costs. */
export function isHire(about: readonly About[]): boolean {
  return about.length > 0 && about.every(isOnlyForRent);
}

/** Whether the one item goes to whoever bids. */
export function isBid(about: readonly About[]): boolean {
  return about.length === 1 && about[0]?.price === 'bid';
}
