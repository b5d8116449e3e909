import { joinWords, type SuggestionIndex } from '../../suggestions/suggestion-index';

import type { Known } from './reading';
import type { SearchWords } from './search-words';

/**
 * What sentences are read with beside the tables: makes, models and types of the suggestions, categories in all
 * languages, words of editors. A category that the search words lack has its label in the suggestions' language.
 */
export function toKnown(
  { categories, kinds }: Pick<SuggestionIndex, 'categories' | 'kinds'>,
  words: SearchWords,
  today: Date,
): Known {
  const toNamed = ({ name, labels }: SearchWords['categories'][number]['subCategories'][number]) => ({
    name,
    labels: Object.values(labels),
  });
  const listed = words.categories.map((one) => ({ ...toNamed(one), subCategories: one.subCategories.map(toNamed) }));
  const others = categories.filter(([name]) => !words.categories.some((one) => one.name === name));
  const models = new Map(
    kinds.flatMap(([, make, model]) => (model === '' ? [] : [[joinWords(make, model), { make, model }]])),
  );
  return {
    categories: [...listed, ...others.map(([name, label]) => ({ name, labels: [label], subCategories: [] }))],
    makes: [...new Set(kinds.flatMap(([, make]) => (make === '' ? [] : [make])))],
    models: [...models.values()],
    types: [...new Set(kinds.flatMap(([, , , rest]) => (rest === '' ? [] : [rest])))],
    accessories: words.accessories.map(toNamed),
    synonyms: words.synonyms,
    today,
  };
}
