import { useEffect, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { matchesMedia } from '@/lib/match-media';

import * as styles from './floating.module.css';

/** The button appears after this many pixels of scrolling (spec section 9). */
const threshold = 300;

/**
 * A button that scrolls back to the top of a long page. It moves the focus there too, because it disappears. Its place
 * stays, so that nothing moves beside it.
 */
export function ToTop() {
  const { t } = useTexts();
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const update = () => {
      setIsFar(window.scrollY > threshold);
    };
    // Reading the scroll position during hydration would force a layout of the whole page.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);
  return (
    <button
      type="button"
      className={styles.round}
      {...(!isFar && { style: { visibility: 'hidden' } })}
      title={t('common:site.toTop')}
      onClick={goToTop}
    >
      <span className={styles.up}>
        <Icon name="chevron" />
      </span>
      <span className="visually-hidden">{t('common:site.toTop')}</span>
    </button>
  );
}

function goToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  const isCalm = matchesMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
