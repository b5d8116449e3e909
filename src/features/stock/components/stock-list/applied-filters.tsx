import { useRef } from 'react';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { filterIntent } from '../../hooks/filter-index-store';
import { useFilterWords } from '../../hooks/use-filter-words';
import type { ChangeQuery } from '../../hooks/use-stock-query';
import { dropStraySubCategories, type NamedCategory } from '../../model/categories/category-names';
import { clearApplied, removeApplied, type AppliedFilter } from '../../model/search/applied-filters';

import * as styles from './applied-filters.module.css';

type Props = {
  applied: readonly AppliedFilter[];
  categories: readonly NamedCategory[];
  onChange: ChangeQuery;
};

/** The applied filters; each is a button that removes it. */
export function AppliedFilters({ applied, categories, onChange }: Props) {
  const { t } = useTexts();
  const { toAppliedLabel } = useFilterWords(categories);
  const list = useRef<HTMLUListElement>(null);
  const remove = (filter: AppliedFilter, index: number) => {
    onChange((query) => dropStraySubCategories(removeApplied(query, filter), categories));
    // The pressed button is about to go. The focus moves to the next one, else to the previous one, else to the
    // results; never to "clear all", where a second press would remove filters that should stay.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].slice(0, applied.length);
    const isLast = applied.length === 1;
    const next = isLast ? document.getElementById('stock-results') : (buttons[index + 1] ?? buttons[index - 1]);
    next?.focus({ preventScroll: true });
  };
  if (applied.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} {...filterIntent} aria-label={t('search:applied.title')}>
      {applied.map((filter, index) => {
        const label = toAppliedLabel(filter);
        return (
          <li key={filter.id}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('search:applied.remove', { label })}
              onClick={() => remove(filter, index)}
            >
              <LiveText>{label}</LiveText>
              <Icon name="close" />
            </button>
          </li>
        );
      })}
      <li data-print="no">
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onChange(clearApplied);
            document.getElementById('stock-results')?.focus({ preventScroll: true });
          }}
        >
          {t('search:applied.clear')}
        </button>
      </li>
    </ul>
  );
}
