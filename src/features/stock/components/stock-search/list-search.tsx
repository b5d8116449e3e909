import { navigate } from 'gatsby';
import { memo, useRef } from 'react';

import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import { setValues } from '../../model/search/applied-filters';
import { emptyQuery, formatQuery, type StockQuery } from '../../model/search/query';
import { isWithinScope, restrictToScope, type Scope } from '../../model/search/search-request';
import type { Understood } from '../../model/search/sentence/understand';

import { openList } from './open-list';
import { applySearch, toSearched, type Search, type SearchStep } from './search';
import { SearchField } from './search-field';
import type { AppliedTerm } from './use-typed-term';

type Props = { query: StockQuery; scope: Scope; pathname: string; onChange: ChangeQuery };

/** What the text in the field belongs to: any filter, but not how many pages are shown. */
const toKey = (query: StockQuery) => formatQuery({ ...query, page: 1 });
const toApplied = (query: StockQuery): AppliedTerm => ({ term: query.term, key: toKey(query) });

/**
 * The search field of a list. A sentence becomes filters; a chosen make becomes one, a chosen category opens its page.
 */
export const ListSearch = memo(function ListSearch({ query, scope, pathname, onChange }: Props) {
  const overview = toPath('stockOverview', useLocale());
  // What is typed on replaces what its beginning led to, so each text starts from the query before the first letter.
  const typing = useRef<{ base: StockQuery; key: string | null }>({ base: query, key: null });

  const search = (typed: Search, step: SearchStep): AppliedTerm => {
    const isTyping = step === 'typing';
    if (typed.understood !== null && isOutside(typed.understood, scope)) {
      // What was typed before the word that leads elsewhere is no place to come back to.
      if (!isTyping) openList(overview, typed, { replace: typing.current.key === toKey(query) });
      return toApplied(query);
    }
    let applied = toApplied(query);
    const update = (current: StockQuery) => {
      if (toKey(current) !== typing.current.key) typing.current.base = current;
      const next = restrictToScope(applySearch(typed, typing.current.base, step), scope);
      typing.current.key = isTyping ? toKey(next) : null;
      applied = toApplied(next);
      return next;
    };
    onChange(update, isTyping ? { typing: 'term' } : { finished: 'term', ...toSearched(typed) });
    return applied;
  };
  return (
    <SearchField
      applied={toApplied(query)}
      action={pathname}
      isWithin={Object.keys(scope).length > 0}
      onSearch={search}
      toTarget={(understood) => {
        if (isOutside(understood, scope)) return { query: understood.apply(emptyQuery), scope: {} };
        const base = toKey(query) === typing.current.key ? typing.current.base : query;
        return { query: restrictToScope(understood.apply(base), scope), scope };
      }}
      onChoose={(suggestion) => {
        if (suggestion.kind === 'category') navigate(suggestion.path);
        else if (suggestion.kind === 'model')
          onChange((before) => ({ ...before, term: `${suggestion.make} ${suggestion.model}`, page: 1 }));
        else onChange((before) => ({ ...setValues(before, 'makeName', [suggestion.make]), term: '' }));
      }}
    />
  );
});

/** Whether a sentence names a category that a list does not have. */
function isOutside(understood: Understood, scope: Scope): boolean {
  return !isWithinScope(understood.apply(emptyQuery), scope);
}
