import type { ButtonHTMLAttributes } from 'react';

import * as styles from './button-link.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: 'primary' | 'secondary' | 'outlined' };

/** A button that looks like the links that look like one. */
export function Button({ variant = 'primary', type = 'button', ...attributes }: Props) {
  return <button {...attributes} type={type} className={styles.button} data-variant={variant} />;
}
