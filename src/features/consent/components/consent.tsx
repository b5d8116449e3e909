import { useEffect } from 'react';

import { publicSettings } from '@/config/public-settings';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { reloadWhenPartIsMissing } from '@/lib/stale-part';

import { getMarketingScripts } from '../marketing-scripts';

const scripts = getMarketingScripts(publicSettings);
const loadConsent = () => import('../start-consent');

/** Requests consent if the configuration contains trackers; otherwise loads and renders nothing. */
export function Consent() {
  const locale = useLocale();
  useEffect(() => {
    if (scripts.length === 0) return;
    // If loading fails, there is no consent.
    loadConsent()
      .then(({ startConsent }) => startConsent(locale, scripts))
      .catch(() => null);
  }, [locale]);
  return null;
}

/** A footer button that reopens the choice. */
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
