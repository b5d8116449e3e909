import { useId, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import * as tool from '@/components/ui/tool-button.module.css';
import { PrintButton } from '@/features/stock/components/stock-item/print-button';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './list-code.module.css';

const load = () => import('@/components/ui/qr-code');

/**
 * Shows the link of a list as a QR code, for another phone to scan, and prints the list with it. The code never has
 * notes: with them no phone could read it.
 */
export function ListCode({ url, withoutNotes }: { url: string; withoutNotes: boolean }) {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { part, loadPart } = useLazyPart(load);
  return (
    <>
      <button
        type="button"
        data-print="no"
        className={tool.button}
        aria-expanded={isOpen && part !== null}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
          void loadPart();
        }}
      >
        <Icon name="grid" />
        {t('shortlist:code.button')}
      </button>
      <PrintButton onBeforePrint={loadPart} />
      <div id={id} className={styles.code} data-open={isOpen}>
        {part !== null && (
          <>
            <part.QrCode text={url} label={t('shortlist:code.label')} />
            <p key={String(withoutNotes)}>
              {t('shortlist:code.text')} {withoutNotes && t('shortlist:code.plain')}
            </p>
          </>
        )}
      </div>
    </>
  );
}
