import { navigate } from 'gatsby';

import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';

import { loadFilterIndex } from '../../hooks/filter-index-store';
import { toMakeSearch, toTermSearch } from '../../model/search/address-text';

import { openList } from './open-list';
import { SearchField } from './search-field';

/** The search field of a page without a list: it opens the list of the whole stock. */
export function OpenSearch() {
  const list = toPath('stockOverview', useLocale());
  return (
    // The index counts what a sentence finds.
    <div onFocusCapture={loadFilterIndex}>
      <SearchField
        applied={{ term: '', key: '' }}
        action={list}
        onSearch={(search, step) => {
          if (step === 'done') openList(list, search);
          return { term: search.text, key: '' };
        }}
        onChoose={(suggestion) => {
          if (suggestion.kind === 'category') navigate(suggestion.path);
          else if (suggestion.kind === 'model') navigate(list + toTermSearch(`${suggestion.make} ${suggestion.model}`));
          else navigate(list + toMakeSearch(suggestion.make));
        }}
      />
    </div>
  );
}
