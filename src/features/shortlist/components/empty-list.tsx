import type { PropsWithChildren } from 'react';

import { MoreLink } from '@/components/ui/more-link';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './own-list.module.css';

/** Nothing is kept: how to do it, and below it machines to begin with. */
export function EmptyList({ children }: PropsWithChildren) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.empty}>
        <p>
          <strong>{t('shortlist:empty.title')}</strong>
        </p>
        <p>{t('shortlist:empty.text')}</p>
        <MoreLink route="stockOverview">{t('common:section.allStock')}</MoreLink>
      </div>
      {children}
    </>
  );
}
