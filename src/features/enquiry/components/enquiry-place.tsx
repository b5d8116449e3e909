import { useCallback, useContext, useEffect, useState } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';

import { ErrorBoundary } from '@/components/error-boundary';
import { useSiteUrl } from '@/components/seo/use-site-url';
import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { useDelayed } from '@/hooks/use-delayed';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useNearView } from '@/hooks/use-near-view';
import { useOnline } from '@/hooks/use-online';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import type { PhoneLink } from '@/lib/contact-links';

import type { Asked } from '../model/asked';
import type { EnquiryValues } from '../model/fields';
import type { About, EnquiryKind } from '../model/kinds';

import * as styles from './enquiry-place.module.css';
import type { Recipient } from './form/sent-notice';
import { formLoaders } from './load-form';

type Props = {
  kind: EnquiryKind;
  about: readonly About[];
  /** The name of the list that `about` is: the visitor chooses from it. */
  list?: string;
  /** Prefilled values. */
  known?: Partial<EnquiryValues>;
  /** What a link asks; loads the form at once. */
  asked?: Asked | null;
  /** Alternative contact details. */
  phone: PhoneLink | null;
  email: string | null;
  recipient: Recipient;
};

/** The place of a form, which loads when it comes near the viewport. Alternative contact details are beside it. */
export function EnquiryPlace(props: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const siteUrl = useSiteUrl();
  const { i18n } = useContext(I18nContext);
  const { company, openNow, toDayNote } = props.recipient;
  const isOnline = useOnline();
  const { ref, isNear: isInReach } = useNearView<HTMLDivElement>('enquiry');
  const isNear = isInReach || props.asked != null;
  const { part, loadPart: loadPart } = useLazyPart(formLoaders[locale], undefined, isNear);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    // Loading has ended without a form: it failed.
    void loadPart().then(() => setHasFailed(true));
  }, [loadPart]);
  useEffect(() => {
    // Retries when the network returns.
    if (isNear) load();
  }, [isNear, isOnline, load]);
  const isSlow = useDelayed(isNear && part === null);
  const failure = (
    <>
      <p role="alert">{t('common:form.failed')}</p>
      <p>
        <Button variant="outlined" onClick={load}>
          {t('common:form.retry')}
        </Button>
      </p>
    </>
  );
  return (
    <div ref={ref} className={styles.place} data-kind={props.kind} data-print="no">
      {part === null ? (
        hasFailed ? (
          failure
        ) : (
          <p role="status">{isSlow && <LiveText>{t('common:form.loading')}</LiveText>}</p>
        )
      ) : (
        <ErrorBoundary fallback={failure}>
          <I18nextProvider i18n={part.texts}>
            <part.EnquiryForm
              {...props}
              // It is said in the page's texts.
              recipient={{
                company,
                openNow: <I18nextProvider i18n={i18n}>{openNow}</I18nextProvider>,
                toDayNote: (date) => <I18nextProvider i18n={i18n}>{toDayNote(date)}</I18nextProvider>,
              }}
              locale={locale}
              translateForDealer={part.translateForDealer}
              siteUrl={siteUrl}
            />
          </I18nextProvider>
        </ErrorBoundary>
      )}
    </div>
  );
}
