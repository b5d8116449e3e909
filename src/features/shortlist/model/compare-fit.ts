import { checkFit } from '../../stock/model/fit/check-fit';
import { hasAnswer, toAnswerWords, type FitWords } from '../../stock/model/fit/fit-words';
import { toItemSize, type ItemSize } from '../../stock/model/fit/item-size';
import { findContainer, road, trailer } from '../../stock/model/fit/places';
import type { StockItem } from '../../stock/model/item';

import { toRow, type Cell, type CompareGroup } from './compare-table';

const answers = {
  road: (size: ItemSize) => ({ fit: checkFit(size, road) }),
  trailer: (size: ItemSize) => ({ fit: checkFit(size, trailer) }),
  container: (size: ItemSize) => findContainer(size),
};
const places = ['road', 'trailer', 'container'] as const;

/**
 * How machines travel: a row a place, with what the known measures say. A place of which they say nothing for any
 * machine has no row.
 */
export function toFitGroup(items: readonly StockItem[], label: string, words: FitWords): CompareGroup {
  const sizes = items.map((item) => toItemSize(item));
  const rows = places.map((place) => {
    const own = sizes.map((size) => answers[place](size));
    const cells = own.map((answer): Cell => {
      if (!hasAnswer(answer.fit)) return 'ask';
      const { answer: kind, missing } = answer.fit;
      return { value: toAnswerWords(answer, words), ...(kind === 'unknown' && { missing }) };
    });
    return { ...toRow(place, words.t(`fit:place.${place}`), cells), asked: own.map(({ fit }) => fit.missing) };
  });
  return { id: 'fit', label, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== 'ask')) };
}
