import { useEffect, useId, useRef, useState } from 'react';

import { TextLines } from '@/components/text-lines';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { getLocationEntry } from '@/hooks/location-entry';
import { useSiteData } from '@/hooks/use-site-data';
import { toLang } from '@/i18n/to-lang';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { getServerTime } from '@/lib/server-clock';

import * as styles from './pop-up.module.css';
import { getShownPopUp, needsTime, storeDismissal } from './shown-pop-up';

/** Styles hide it while a form or a sheet is in use (`floating.module.css`). */
function isSeen(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).visibility === 'visible';
}

/**
 * A message of the CMS until the visitor dismisses it. Not modal: the page stays usable. A long message scrolls below
 * its close button. Escape closes it unless another component handles the key.
 */
export function PopUp() {
  const { t } = useTexts();
  const locale = useLocale();
  const id = useId();
  const data = useSiteData();
  const popUps = data.allContentfulPopUp.nodes;
  const isDated = needsTime(popUps, locale);
  const [popUp, setPopUp] = useState(() => (isDated ? null : getShownPopUp(popUps, locale, null)));
  useEffect(() => {
    if (!isDated) return;
    let isLeft = false;
    void getServerTime().then((time) => {
      if (!isLeft) setPopUp(getShownPopUp(popUps, locale, time));
    });
    return () => {
      isLeft = true;
    };
  }, [isDated, popUps, locale]);
  const frame = useRef<HTMLElement>(null);
  const dismiss = () => {
    if (popUp === null) return;
    storeDismissal(popUp);
    setPopUp(null);
    if (frame.current?.contains(document.activeElement) === true)
      document.getElementById('main')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (popUp === null) return;
    // On `window`, so that it runs last: other listeners mark the key as handled, and the browser closes dialogs.
    const closeByKey = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      const isTaken = defaultPrevented || isComposing || getLocationEntry().state.dialog !== undefined;
      if (key === 'Escape' && !isTaken && isSeen(frame.current)) dismiss();
    };
    window.addEventListener('keydown', closeByKey);
    return () => {
      window.removeEventListener('keydown', closeByKey);
    };
  });
  if (popUp === null) return null;
  const { title, text, button } = popUp;
  return (
    <aside ref={frame} aria-labelledby={id} className={styles.frame}>
      <div role="region" tabIndex={0} aria-labelledby={id} className={styles.popUp}>
        <h2 id={id} className={styles.title} lang={toLang(popUp, 'title')}>
          {title}
        </h2>
        <TextLines text={text?.text} lang={toLang(popUp, 'text')} />
        {button !== null && (
          <ButtonLink href={button.href}>
            <span lang={button.lang ?? undefined}>{button.label}</span>
          </ButtonLink>
        )}
      </div>
      <button type="button" className={styles.dismiss} aria-label={t('common:site.dismiss')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
