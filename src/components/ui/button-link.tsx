import { Link } from 'gatsby';
import type { ReactNode } from 'react';

import * as styles from './button-link.module.css';

type Props = { href: string; variant?: 'primary' | 'secondary' | 'outlined'; newTab?: boolean; children: ReactNode };

/** A link that looks like a button; within the site it navigates without loading the page anew. */
export function ButtonLink({ href, variant = 'primary', newTab = false, children }: Props) {
  const shared = { className: styles.button, 'data-variant': variant };
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
