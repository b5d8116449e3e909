import type { ReactNode } from 'react';

import type { PhoneLink } from '@/lib/contact-links';

type Props = { phone: PhoneLink; className?: string | undefined; label?: string; children?: ReactNode };

/** A phone number as the editor wrote it; a `tel:` link if it can be dialled. */
export function PhoneNumber({ phone: { text, href }, className, label, children = text }: Props) {
  return href === null ? (
    <span className={className}>{children}</span>
  ) : (
    <a href={href} className={className} aria-label={label}>
      {children}
    </a>
  );
}
