import { navigate } from 'gatsby';
import { memo } from 'react';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import { setValues } from '../../model/search/applied-filters';

import { SearchField } from './search-field';

type Props = { term: string; pathname: string; onChange: ChangeQuery };

/**
 * The search field of a list. Typed words filter it, a chosen make becomes a filter, a chosen category opens its page.
 */
export const ListSearch = memo(function ListSearch({ term, pathname, onChange }: Props) {
  const setTerm = (next: string, how?: { typing: string }) =>
    onChange((query) => (query.term === next ? query : { ...query, term: next, page: 1 }), how);
  return (
    <SearchField
      term={term}
      action={pathname}
      onTerm={(next, step) => setTerm(next, step === 'typing' ? { typing: 'term' } : undefined)}
      onChoose={(suggestion) => {
        if (suggestion.kind === 'category') navigate(suggestion.path);
        else if (suggestion.kind === 'model') setTerm(`${suggestion.make} ${suggestion.model}`);
        else onChange((query) => ({ ...setValues(query, 'makeName', [suggestion.make]), term: '' }));
      }}
    />
  );
});
