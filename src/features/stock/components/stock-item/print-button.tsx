import { useRef, type MouseEvent } from 'react';

import { Icon } from '@/components/ui/icon';
import * as tool from '@/components/ui/tool-button.module.css';
import { useTexts } from '@/i18n/use-texts';

import { printWhenReady } from './print-when-ready';

/** Prints the page once the content for paper is ready. */
export function PrintButton({ onBeforePrint }: { onBeforePrint?: () => Promise<unknown> }) {
  const { t } = useTexts();
  const isBusy = useRef(false);
  const print = async ({ detail }: MouseEvent) => {
    // Ignores the second press of a double click.
    if (detail > 1 || isBusy.current) return;
    isBusy.current = true;
    await printWhenReady(onBeforePrint);
    isBusy.current = false;
  };
  return (
    <button type="button" data-print="no" className={tool.button} onClick={(event) => void print(event)}>
      <Icon name="print" />
      {t('item:print.button')}
    </button>
  );
}
