import type { ReactNode } from 'react';

import { SectionTabs } from '@/components/ui/section-tabs';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../../model/item';
import { toPropertyGroups } from '../../model/item-page/property-groups';
import { pickText } from '../../model/localize';

import { toDetailRows } from './detail-rows';
import { FactTable } from './fact-table';
import { ForeignText } from './foreign-text';
import { ItemDescription } from './item-description';
import * as styles from './item-sections.module.css';

type Props = { item: StockItem; builtDescription: { text: string; html: string } | null };
type Section = { id: string; title: string; content: ReactNode };

/** What fits a sheet of paper in larger letters. */
const short = { rows: 28, accessories: 12, letters: 500 };

/** All facts of an item in four sections; an empty section is left out. */
export function ItemSections({ item, builtDescription }: Props) {
  const { t, iso } = useTexts();
  const locale = useLocale();
  const groups = toPropertyGroups(item, { t, iso });
  const accessories = (item.accessories ?? []).flatMap((texts) => pickText(texts, locale) ?? []);
  const description = item.description === undefined ? null : pickText(item.description, locale);
  // A text of markup alone is empty once sanitized.
  const isBlank = builtDescription?.html === '' && builtDescription.text === description?.text;
  const rowCount = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isShort =
    rowCount <= short.rows &&
    accessories.length <= short.accessories &&
    (description?.text.length ?? 0) <= short.letters;
  const sections: (Section | false)[] = [
    {
      id: 'details',
      title: t('stock:item.details'),
      content: <FactTable rows={toDetailRows(item, { t, iso, locale })} />,
    },
    groups.length > 0 && {
      id: 'technical',
      title: t('stock:item.technical'),
      content: (
        <div className={styles.groups} data-roomy={isShort || undefined}>
          {groups.map(({ id, label, rows }) => (
            <section key={id} aria-labelledby={`group-${id}`}>
              <h3 id={`group-${id}`}>{label}</h3>
              <FactTable rows={rows} />
            </section>
          ))}
        </div>
      ),
    },
    accessories.length > 0 && {
      id: 'accessories',
      title: t('stock:item.accessories'),
      content: (
        <ul className={styles.accessories}>
          {accessories.map(({ text, locale: lang }, index) => (
            <li key={`${String(index)} ${text}`} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      ),
    },
    description !== null &&
      !isBlank && {
        id: 'description',
        title: t('stock:item.description'),
        content: (
          <>
            <ForeignText lang={description.locale} />
            <ItemDescription {...description} built={builtDescription} />
          </>
        ),
      },
  ];
  const shown = sections.filter((section) => section !== false);
  return <SectionTabs label={t('item:sections')} sections={shown} isShort={isShort} />;
}
