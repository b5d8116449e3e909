import { useRef, type MouseEvent } from 'react';

import { Icon } from '@/components/ui/icon';
import * as tool from '@/components/ui/tool-button.module.css';
import { useTexts } from '@/i18n/use-texts';

/** What is prepared for the paper may take this long; after it the page is printed without. */
const patienceMs = 2000;

/** Prints the page, when what is only for paper has come. */
export function PrintButton({ onBeforePrint }: { onBeforePrint?: () => Promise<unknown> }) {
  const { t } = useTexts();
  const isBusy = useRef(false);
  const print = async ({ detail }: MouseEvent) => {
    // The second press of a double click means nothing new.
    if (detail > 1 || isBusy.current) return;
    isBusy.current = true;
    await Promise.race([onBeforePrint?.(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    isBusy.current = false;
    window.print();
  };
  return (
    <button type="button" data-print="no" className={tool.button} onClick={(event) => void print(event)}>
      <Icon name="print" />
      {t('item:print.button')}
    </button>
  );
}
