import { useEffect, useId, useRef, useState } from 'react';

import { Icon, type IconName } from '@/components/ui/icon';
import { OpenNow } from '@/features/company/components/open-now';
import { useCompany } from '@/features/company/use-company';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink, toWhatsappMessage } from '@/lib/contact-links';
import { matchesMedia } from '@/lib/match-media';

import { usePageContact } from '../page-contact';

import * as styles from './floating.module.css';

/** From this width on there is space to show them open (spec section 9: wider than 991 px). */
const wide = '(min-width: 992px)';

/** Once closed, they stay closed on the following pages. */
let wasClosed = false;

type Shortcut = { icon: IconName; href: string; label: string; isForeign?: boolean };

/**
 * WhatsApp, e-mail and phone shortcuts on every page, as far as the company has them (spec section 2). On an item's
 * page message and mail name the item, and beside the phone stands whether somebody answers.
 */
export function ContactShortcuts() {
  const { t } = useTexts();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(() => !wasClosed && matchesMedia(wide));
  const shortcuts = useShortcuts();
  const openingTimes = useCompany()?.openingTimes;

  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      // Escape belongs to the element with the focus: shortcuts that are open by default may not be it.
      if (key !== 'Escape' || !(target instanceof Node && root.current?.contains(target))) return;
      // Marks the key as handled for other listeners (`pop-up.tsx`).
      event.preventDefault();
      wasClosed = true;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  if (shortcuts.length === 0) return null;
  return (
    <div ref={root} className={styles.shortcuts}>
      {isOpen && (
        <ul id={id} className={styles.links}>
          {shortcuts.map(({ icon, href, label, isForeign }) => (
            <li key={icon}>
              <a
                href={href}
                className={styles.round}
                aria-label={label}
                title={label}
                {...(isForeign === true && { target: '_blank', rel: 'noopener' })}
              >
                <Icon name={icon} />
              </a>
              {icon === 'phone' && openingTimes != null && (
                <div className={styles.hint}>
                  <OpenNow times={openingTimes} isShort />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('common:site.shortcuts')}
        title={t('common:site.shortcuts')}
        onClick={() => {
          wasClosed = isOpen;
          setIsOpen(!isOpen);
        }}
      >
        <Icon name={isOpen ? 'close' : 'phone'} />
      </button>
    </div>
  );
}

function useShortcuts(): Shortcut[] {
  const { t } = useTexts();
  const company = useCompany();
  const about = usePageContact();
  if (company === null) return [];
  const { whatsapp, email, phone, name } = company;
  const who = name ?? '';
  return [
    ...(whatsapp === null
      ? []
      : [
          {
            icon: 'whatsapp' as const,
            href: about === null ? whatsapp.href : toWhatsappMessage(about.message, whatsapp.href),
            label: `${t('company:whatsapp', { name: who })} (${t('common:site.newTab')})`,
            isForeign: true,
          },
        ]),
    ...(email === null
      ? []
      : [{ icon: 'mail' as const, href: toMailLink(email, about?.subject), label: t('common:site.mail', { email }) }]),
    ...(phone?.href == null
      ? []
      : [{ icon: 'phone' as const, href: phone.href, label: t('common:site.call', { phone: phone.text }) }]),
  ];
}
