import type { ButtonHTMLAttributes } from 'react';

import * as styles from './button.module.css';

/** Spec section 5. */
export const buttonVariants = ['primary', 'outlined', 'link', 'secondary', 'green'] as const;
export const buttonSizes = ['small', 'regular', 'large', 'huge'] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant; size?: ButtonSize };

/** A button for an action on this page. `ButtonLink` leads to another page. */
export function Button({ variant = 'primary', size = 'regular', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} data-size={size} />;
}
