import { useTexts } from '@/i18n/use-texts';

import * as styles from './view-switch.module.css';

const views = ['list', 'compare'] as const;
type View = (typeof views)[number];

/** Machines below each other with their notes, or beside each other. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTexts();
  return (
    <div className={styles.views} role="group" aria-label={t('shortlist:view.label')} data-print="no">
      {views.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => onChange(one)}>
          {t(`shortlist:view.${one}`)}
        </button>
      ))}
    </div>
  );
}
