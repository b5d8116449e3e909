import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { SectionFrame } from '@/components/section/section-frame';
import { TextLines } from '@/components/text-lines';
import { ButtonLink } from '@/components/ui/button-link';
import { toLang } from '@/i18n/to-lang';

import * as styles from './call-to-action.module.css';

type Props = {
  section: Queries.CallToActionSectionFragment;
  /** An alternative to the link. */
  children?: ReactNode;
};

/** A section with one emphasized action. */
export function CallToAction({ section, children }: Props) {
  const { title, text, button } = section;
  return (
    <SectionFrame
      title={title}
      titleLang={toLang(section, 'title')}
      tone="strong"
      more={
        button !== null && (
          <div className={styles.ways}>
            <ButtonLink href={button.href} size="large">
              <span lang={button.lang ?? undefined}>{button.label}</span>
            </ButtonLink>
            {children}
          </div>
        )
      }
    >
      <TextLines text={text?.text} className={styles.words} lang={toLang(section, 'text')} />
    </SectionFrame>
  );
}

export const callToActionSection = graphql`
  fragment CallToActionSection on ContentfulCallToAction {
    fallbacks
    title
    text {
      text
    }
    button {
      ...Way
    }
  }
`;

export const way = graphql`
  fragment Way on CmsWay {
    href
    label
    lang
  }
`;
