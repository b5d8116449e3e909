import { useEffect } from 'react';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import type { NamedCategory } from '../../model/categories/category-names';
import type { StockQuery } from '../../model/search/query';
import type { Scope } from '../../model/search/search-request';

import { useSearchTools } from './use-search-tools';

type Props = {
  /** The text whose search led here, when it takes words. */
  searched: string | undefined;
  /** Whether the list found nothing: then a term of the address is read as a sentence. */
  isEmpty: boolean;
  /** Whether the visitor may still be typing. */
  isTyping: boolean;
  query: StockQuery;
  scope: Scope;
  today: Date;
  categories: readonly NamedCategory[];
  onChange: ChangeQuery;
};

/** The place of what a search has to say; what it takes is loaded when there is something. */
export function SearchNotePlace({ searched, isEmpty, ...list }: Props) {
  const { tools, load } = useSearchTools();
  const text = searched ?? (isEmpty ? list.query.term : '');
  useEffect(() => {
    if (text !== '') void load();
  }, [text, load]);
  return (
    // In place before its words: screen readers announce changes only.
    <div role="status">
      {text !== '' && tools !== null && <tools.part.SearchNote key={text} {...list} text={text} read={tools.read} />}
    </div>
  );
}
