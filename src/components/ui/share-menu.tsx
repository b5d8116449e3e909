import { useEffect, useId, useRef, useState } from 'react';

import { useTexts } from '@/i18n/use-texts';
import { isComposing } from '@/lib/composing';
import { toMailLink, toWhatsappMessage } from '@/lib/contact-links';
import { inTime } from '@/lib/in-time';
import { startStopwatch } from '@/lib/stopwatch';

import { Icon } from './icon';
import { LiveText } from './live-text';
import * as styles from './share-menu.module.css';
import * as tool from './tool-button.module.css';

/** How long the copy button shows that it has copied. */
const doneMs = 2000;
/** In milliseconds: no visitor closes a sheet faster, and a clipboard does not take longer. */
const immediateMs = 300;
const timeoutMs = 2000;

/** `text` describes the linked page, without the link itself. */
type Props = { url: string; title: string; text: string };

/** Shares a page: with the device's share sheet where there is one, else with a list of targets. */
export function ShareMenu({ url, title, text }: Props) {
  const { t } = useTexts();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ways = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isSharing = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    // A menu that opens at the bottom edge of the window would be cut off.
    ways.current?.scrollIntoView({ block: 'nearest' });
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setIsOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Marks the key as handled for other listeners (`layout/floating/pop-up.tsx`).
      event.preventDefault();
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  const share = async () => {
    // A second press means that no sheet is open: some browsers never report that the sheet closed or failed to open.
    if (isOpen || isSharing.current || !('share' in navigator)) {
      setIsOpen(!isOpen);
      return;
    }
    isSharing.current = true;
    const getTime = startStopwatch();
    try {
      await navigator.share({ url, title, text });
    } catch (error) {
      // `AbortError`: the visitor closed the sheet. A device without share targets reports the same, immediately (Web
      // Share API, section 2.1.1).
      const isClosed = error instanceof Error && error.name === 'AbortError' && getTime() > immediateMs;
      if (!isClosed) setIsOpen(true);
    }
    isSharing.current = false;
  };

  return (
    <div ref={root} className={styles.share} data-print="no">
      <button
        ref={button}
        type="button"
        className={tool.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => void share()}
      >
        <Icon name="share" />
        {t('item:share.button')}
      </button>
      {isOpen && (
        <ul ref={ways} id={id} className={styles.ways} data-at-edge>
          <li>
            <CopyLink url={url} />
          </li>
          <li>
            <a href={toMailLink('', title, `${text}\n\n${url}`)} className={tool.button}>
              <Icon name="mail" />
              {t('item:share.mail')}
            </a>
          </li>
          <li>
            <a href={toWhatsappMessage(`${text} ${url}`)} target="_blank" rel="noopener" className={tool.button}>
              <Icon name="whatsapp" />
              {t('item:share.whatsapp')}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Copies an address to the clipboard. If that is not allowed, shows the address for copying by hand. */
export function CopyLink({ url }: { url: string }) {
  const { t } = useTexts();
  const id = useId();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), doneMs);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async () => {
    try {
      // Without HTTPS `navigator.clipboard` is undefined, which the catch below handles too.
      await inTime(navigator.clipboard.writeText(url), timeoutMs);
      setState('copied');
    } catch {
      setState('refused');
    }
  };

  if (state === 'refused') {
    return (
      <div className={styles.manual}>
        <label htmlFor={id}>{t('item:share.manual')}</label>
        <input ref={select} id={id} readOnly value={url} />
      </div>
    );
  }
  const isCopied = state === 'copied';
  return (
    <>
      <button type="button" className={tool.button} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <LiveText>{t(isCopied ? 'item:share.copied' : 'item:share.copy')}</LiveText>
      </button>
      <p role="status" className="visually-hidden">
        {isCopied && <LiveText>{t('item:share.copied')}</LiveText>}
      </p>
    </>
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
