import { useRef, type MouseEvent } from 'react';

import { Icon } from '@/components/ui/icon';
import * as tool from '@/components/ui/tool-button.module.css';
import { useTexts } from '@/i18n/use-texts';

/** In milliseconds. After this time the page prints without the QR code. */
const timeoutMs = 2000;

/** Prints the page once the content for paper is ready. */
export function PrintButton({ onBeforePrint }: { onBeforePrint?: () => Promise<unknown> }) {
  const { t } = useTexts();
  const isBusy = useRef(false);
  const print = async ({ detail }: MouseEvent) => {
    // Ignores the second press of a double click.
    if (detail > 1 || isBusy.current) return;
    isBusy.current = true;
    await Promise.race([onBeforePrint?.(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
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
