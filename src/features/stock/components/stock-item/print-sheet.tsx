import { useEffect } from 'react';

import { useLazyPart } from '@/hooks/use-lazy-part';
import { knownLocales, locales, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { matchesMedia } from '@/lib/match-media';

import { PrintButton } from './print-button';
import * as styles from './print-sheet.module.css';
import { printHash, useAskedPrint } from './use-asked-print';

const load = () => import('@/components/ui/qr-code');

/** `alternates` are the paths of the page in each language. */
type Props = { url: string; alternates: Readonly<Record<Locale, string>>; isLive: boolean };

/**
 * Prints the page, in any language, with a QR code of its address. On devices with a keyboard the code loads early, for
 * visitors who print from the browser's menu.
 */
export function PrintSheet({ url, alternates, isLive }: Props) {
  const { t } = useTexts();
  const shown = useLocale();
  const { part, loadPart: ask } = useLazyPart(load);
  useAskedPrint(isLive, ask);
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
      <p id={printHash.slice(1)} className={styles.others} data-print="no">
        <span>{t('item:print.in')}</span>
        {locales
          .filter((locale) => locale !== shown)
          .map((locale) => (
            <a key={locale} href={alternates[locale] + printHash} target="_blank" rel="noopener" lang={locale}>
              {knownLocales[locale].name}
            </a>
          ))}
      </p>
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
