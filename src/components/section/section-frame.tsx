import { useId, type ReactNode } from 'react';

import * as styles from './section-frame.module.css';

type Props = { title: string | null; tone?: 'plain' | 'soft' | 'strong'; children?: ReactNode };

/** A titled part of a page, as wide as content may be. */
export function SectionFrame({ title, tone = 'plain', children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} data-tone={tone} {...(title === null ? {} : { 'aria-labelledby': id })}>
      <div className={styles.content}>
        {title !== null && <h2 id={id}>{title}</h2>}
        {children}
      </div>
    </section>
  );
}
