import { Link } from 'gatsby';
import type { ReactNode } from 'react';

import type { ButtonSize, ButtonVariant } from './button';
import * as styles from './button.module.css';

type Props = { href: string; variant?: ButtonVariant; size?: ButtonSize; newTab?: boolean; children: ReactNode };

/** A link styled as a button. Internal links use client-side navigation. */
export function ButtonLink({ href, variant = 'primary', size = 'regular', newTab = false, children }: Props) {
  const shared = { className: styles.button, 'data-variant': variant, 'data-size': size };
  if (href.startsWith('/')) {
    return (
      <Link to={href} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...shared} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
