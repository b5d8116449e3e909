import { useId, type ReactNode } from 'react';

import * as styles from './section-frame.module.css';

type Props = {
  title: string | null;
  /** Language of the title, if it differs from the page's. */
  titleLang?: string | undefined;
  tone?: 'plain' | 'soft' | 'strong';
  /** `beside`: on wide screens the title is to the left of the content. */
  layout?: 'below' | 'beside';
  /** A link to the full content: beside the title on wide screens, after the content on narrow ones. */
  more?: ReactNode;
  children?: ReactNode;
};

/** A titled section of a page, limited to the content width. */
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
