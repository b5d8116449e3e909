import { useId, type ReactNode } from 'react';

import * as styles from './section-frame.module.css';

type Props = {
  title: string | null;
  /** Of the title, where it is in another language than the page. */
  titleLang?: string | undefined;
  tone?: 'plain' | 'soft' | 'strong';
  /** `beside`: on wide screens the title stands beside its content, as a margin note. */
  layout?: 'below' | 'beside';
  /** Where the rest of it is: beside the title on wide screens, behind the content on narrow ones. */
  more?: ReactNode;
  children?: ReactNode;
};

/** A titled part of a page, as wide as content may be. */
export function SectionFrame({ title, titleLang, tone = 'plain', layout = 'below', more, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} data-tone={tone} {...(title === null ? {} : { 'aria-labelledby': id })}>
      <div className={styles.content} data-layout={layout}>
        {title !== null && (
          <h2 id={id} className={styles.title} lang={titleLang}>
            {title}
          </h2>
        )}
        {children}
        {more !== undefined && <div className={styles.more}>{more}</div>}
      </div>
    </section>
  );
}
