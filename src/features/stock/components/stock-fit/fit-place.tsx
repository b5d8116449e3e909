import { I18nextProvider } from 'react-i18next';

import { Icon } from '@/components/ui/icon';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../../model/item';

import * as styles from './fit-place.module.css';
import { fitLoaders } from './load-fit';

/** Whether a machine fits a gate, a trailer, the road and a container; loaded when a visitor opens it. */
export function FitPlace({ item }: { item: StockItem }) {
  const { t, iso } = useTexts();
  const { part, loadPart } = useLazyPart(fitLoaders[useLocale()]);
  return (
    <details
      className={styles.place}
      data-print="no"
      onToggle={(event) => {
        if (event.currentTarget.open) void loadPart();
      }}
    >
      <summary>
        {t('item:fit')} <Icon name="chevron" />
      </summary>
      {part !== null && (
        <I18nextProvider i18n={part.texts}>
          <part.FitPanel item={item} wording={{ t, iso }} />
        </I18nextProvider>
      )}
    </details>
  );
}
