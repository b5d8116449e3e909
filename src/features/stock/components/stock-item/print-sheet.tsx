import { useEffect } from 'react';

import { useLazyPart } from '@/hooks/use-lazy-part';
import { useTexts } from '@/i18n/use-texts';
import { matchesMedia } from '@/lib/match-media';

import { PrintButton } from './print-button';
import * as styles from './print-sheet.module.css';

const load = () => import('@/components/ui/qr-code');

/**
 * Prints the page with a QR code of its address. On devices with a keyboard the code loads early, for visitors who
 * print from the browser's menu.
 */
export function PrintSheet({ url }: { url: string }) {
  const { t } = useTexts();
  const { part, loadPart: ask } = useLazyPart(load);
  useEffect(() => {
    if (!matchesMedia('(min-width: 1024px) and (pointer: fine)')) return;
    const idle = setTimeout(() => void ask(), 4000);
    return () => {
      clearTimeout(idle);
    };
  }, [ask]);
  return (
    <>
      <PrintButton onBeforePrint={ask} />
      {part !== null && (
        <div className={styles.code}>
          <part.QrCode text={url} label={t('item:print.code')} />
          <p className={styles.words}>
            <span>{t('item:print.more')}</span> <span>{url}</span> <span data-sheet="" />
          </p>
        </div>
      )}
    </>
  );
}
