import { Icon } from '@/components/ui/icon';
import * as tool from '@/components/ui/tool-button.module.css';
import { useTexts } from '@/i18n/use-texts';

/** What is prepared for the paper may take this long; after it the page is printed without. */
const patienceMs = 2000;

/** Prints the page, when what is only for paper has come. */
export function PrintButton({ onBeforePrint }: { onBeforePrint?: () => Promise<void> }) {
  const { t } = useTexts();
  const print = async () => {
    await Promise.race([onBeforePrint?.(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    window.print();
  };
  return (
    <button type="button" data-print="no" className={tool.button} onClick={() => void print()}>
      <Icon name="print" />
      {t('item:print.button')}
    </button>
  );
}
