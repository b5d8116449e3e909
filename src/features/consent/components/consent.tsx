import { useEffect } from 'react';

import { publicSettings } from '@/config/public-settings';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { reloadWhenPartIsMissing } from '@/lib/stale-part';

import { getMarketingScripts } from '../marketing-scripts';

const scripts = getMarketingScripts(publicSettings);
const loadConsent = () => import('../start-consent');

/** Asks for consent when something is configured that needs it; a site without loads and shows nothing. */
export function Consent() {
  const locale = useLocale();
  useEffect(() => {
    if (scripts.length === 0) return;
    // Not loaded is not agreed to.
    loadConsent()
      .then(({ startConsent }) => startConsent(locale, scripts))
      .catch(() => null);
  }, [locale]);
  return null;
}

/** The way back to the answer, for the footer. */
export function ConsentSettings() {
  const { t } = useTexts();
  const locale = useLocale();
  if (scripts.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => {
        loadConsent()
          .then(({ showPreferences }) => showPreferences(locale, scripts))
          .catch(reloadWhenPartIsMissing);
      }}
    >
      {t('common:footer.consent')}
    </button>
  );
}
