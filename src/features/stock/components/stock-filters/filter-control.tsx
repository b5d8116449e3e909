import { memo, useCallback } from 'react';

import { sectorIds, sectorRoutes } from '@/i18n/routes';
import type { Texts } from '@/i18n/use-texts';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import { dropStraySubCategories, type NamedCategory } from '../../model/categories/category-names';
import { setRange, setValues, toggleValue } from '../../model/search/applied-filters';
import type { GroupedOption } from '../../model/search/arrange-options';
import { isCounted, toFacetOptions, type Facet, type FacetOption } from '../../model/search/facets';
import type { FilterWords } from '../../model/search/filter-words';
import type { filters } from '../../model/search/filters';
import type { Range } from '../../model/search/query';

import { ChoiceFilter } from './choice-filter';
import { OptionFilter } from './option-filter';
import { RangeFilter } from './range-filter';
import { TypedField } from './typed-field';

type Props = {
  row: (typeof filters)[number];
  values: readonly string[] | undefined;
  range: Range | undefined;
  facet: Facet | undefined;
  categories: readonly NamedCategory[];
  texts: Texts;
  words: FilterWords;
  onChange: ChangeQuery;
};

/** The fields of one filter. Memoized: it renders only when its own filter changes. */
export const FilterControl = memo(function FilterControl({
  row,
  values: selected = [],
  range,
  facet,
  categories,
  texts,
  words: { toValueLabel },
  onChange,
}: Props) {
  const { t } = texts;
  const toggle = useCallback(
    (value: string) =>
      onChange((current) =>
        row.control === 'options'
          ? dropStraySubCategories(toggleValue(current, row.property, value), categories)
          : current,
      ),
    [row, categories, onChange],
  );
  if (row.control === 'range') {
    return (
      <RangeFilter
        row={row}
        texts={texts}
        range={range}
        facet={facet}
        onRange={(next, step, bound) =>
          onChange(
            (current) => setRange(current, row.property, next),
            step === 'typing' ? { typing: `${row.property} ${bound}` } : undefined,
          )
        }
      />
    );
  }
  const [first = ''] = selected;
  const choose = (value: string) =>
    onChange((current) => setValues(current, row.property, value === '' ? [] : [value]));
  switch (row.control) {
    case 'options':
      return (
        <OptionFilter
          texts={texts}
          label={t(row.label)}
          isSteady={!('refines' in row)}
          isCounted={isCounted(facet)}
          options={toGrouped(
            row.property,
            toFacetOptions(facet, selected, (value) => toValueLabel(row, value)),
            categories,
            t,
          )}
          onToggle={toggle}
        />
      );
    case 'choice': {
      const all: Readonly<Record<string, readonly (string | boolean)[]>> = row.choices;
      const offered = Object.entries(all).map(([value, members]) => ({
        value,
        label: toValueLabel(row, value),
        count: countOf(facet, members),
      }));
      const both = { value: '', label: t(row.any), count: null };
      return <ChoiceFilter iso={texts.iso} choices={[both, ...offered]} selected={first} onChoose={choose} />;
    }
    case 'flag':
    case 'recent':
      return (
        <OptionFilter
          texts={texts}
          label={t(row.label)}
          options={[
            { value: row.value, label: t(row.label), count: toFlagCount(row, facet), isSelected: first === row.value },
          ]}
          onToggle={(value) => choose(first === value ? '' : value)}
        />
      );
    case 'text':
      return (
        <TypedField
          label={t(row.label)}
          value={first}
          onText={(text, step) =>
            onChange(
              (current) => setValues(current, row.property, text.trim() === '' ? [] : [text.trim()]),
              step === 'typing' ? { typing: row.property } : undefined,
            )
          }
        />
      );
  }
});

/** Categories stand below the names of their sectors, where the list is of several. */
function toGrouped(
  property: string,
  options: readonly FacetOption[],
  categories: readonly NamedCategory[],
  t: Texts['t'],
): readonly GroupedOption[] {
  if (property !== 'category.name') return options;
  const sectors = new Map(categories.map(({ name, sector }) => [name, sector]));
  if (!options.some(({ value }) => sectors.get(value) !== undefined)) return options;
  const grouped = (option: FacetOption, group: string) => ({ ...option, group });
  return [...sectorIds, undefined].flatMap((sector) =>
    options
      .filter(({ value }) => sectors.get(value) === sector)
      .map((option) =>
        grouped(
          option,
          sector === undefined
            ? t('enumerations:energyType.other')
            : t(`common:page.${sectorRoutes[sector].page}.short`),
        ),
      ),
  );
}

function toFlagCount(row: (typeof filters)[number], facet: Facet | undefined): number | null {
  if (row.control !== 'flag' || !('values' in row.asked)) return null;
  const values: readonly (string | boolean | null)[] = row.asked.values;
  // A facet does not count what has no value.
  return values.includes(null) ? null : countOf(facet, values);
}

/** The number of items with one of these values; null when the facet has no counts. */
function countOf(facet: Facet | undefined, values: readonly (string | boolean | null)[]): number | null {
  if (!isCounted(facet)) return null;
  const wanted = values.map(String);
  return facet.counts.reduce((sum, { value, count }) => (wanted.includes(value) ? sum + count : sum), 0);
}
