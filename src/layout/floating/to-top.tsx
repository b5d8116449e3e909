import { useEffect, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { matchesMedia } from '@/lib/match-media';

import * as styles from './floating.module.css';

/** Pixels that a page is scrolled before there is a way back up (spec section 9). */
const threshold = 300;

/** Back to the top of a long page. The keyboard goes along: the button is gone when it has done its work. */
export function ToTop() {
  const { t } = useTexts();
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const look = () => {
      setIsFar(window.scrollY > threshold);
    };
    // Asked while the page comes alive, the browser would have to lay all of it out for the answer.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  if (!isFar) return null;
  return (
    <button type="button" className={styles.round} title={t('common:site.toTop')} onClick={goToTop}>
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
