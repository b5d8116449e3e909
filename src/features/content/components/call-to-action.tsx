import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { SectionFrame } from '@/components/section/section-frame';
import { TextLines } from '@/components/text-lines';
import { ButtonLink } from '@/components/ui/button-link';
import { toStaticPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useLocale } from '@/i18n/use-locale';

import * as styles from './call-to-action.module.css';

type Props = {
  section: Queries.CallToActionSectionFragment;
  /** An alternative to the link. */
  children?: ReactNode;
};

/** A section with one emphasized action. */
export function CallToAction({ section, children }: Props) {
  const locale = useLocale();
  const { title, text, linkLabel, linkRoute, linkForm } = section;
  const anchor = linkForm === null ? '' : `#${linkForm}`;
  return (
    <SectionFrame
      title={title}
      titleLang={toLang(section, 'title')}
      tone="strong"
      more={
        linkLabel !== null &&
        linkRoute !== null && (
          <div className={styles.ways}>
            <ButtonLink href={toStaticPath(linkRoute, locale) + anchor} size="large">
              <span lang={toLang(section, 'linkLabel')}>{linkLabel}</span>
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
    linkLabel
    linkRoute
    linkForm
  }
`;
