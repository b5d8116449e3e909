import { memo, useSyncExternalStore } from 'react';

import { Icon } from '@/components/ui/icon';
import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './list-head.module.css';

const views = ['grid', 'list'] as const;
type View = (typeof views)[number];

const storageKey = 'stock-view';
const changed = 'stock-view-changed';

/** The view is an attribute of the document, set before the first paint (`set-stock-view.ts`); styles do the rest. */
function getView(): View {
  return (document.documentElement.dataset as DocumentFlags).stockView === 'list' ? 'list' : 'grid';
}

function setView(view: View): void {
  (document.documentElement.dataset as DocumentFlags).stockView = view;
  window.dispatchEvent(new Event(changed));
  // Everything has moved: whoever remembers what is where (the place to return to, the items in sight) measures again.
  window.dispatchEvent(new Event('scroll'));
  try {
    window.localStorage.setItem(storageKey, view);
  } catch {
    // Storage is blocked: the choice lasts until the next page load.
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener(changed, onChange);
  };
}

/** Switches between cards and list. The next visit begins with the choice. */
export const ViewSwitch = memo(function ViewSwitch() {
  const { t } = useTexts();
  const view = useSyncExternalStore(subscribe, getView, (): View => 'grid');
  return (
    <fieldset className={styles.views} data-print="no" aria-label={t('search:result.view')}>
      {views.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          aria-label={t(`search:result.${name}`)}
          title={t(`search:result.${name}`)}
          onClick={() => setView(name)}
        >
          <Icon name={name} />
        </button>
      ))}
    </fieldset>
  );
});
