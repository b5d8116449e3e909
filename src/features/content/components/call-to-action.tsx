import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { toStaticPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';

import * as styles from './call-to-action.module.css';

/** One thing to do, said with emphasis. */
export function CallToAction({ section }: { section: Queries.CallToActionSectionFragment }) {
  const locale = useLocale();
  return (
    <SectionFrame
      title={section.title}
      tone="strong"
      more={
        section.linkLabel !== null &&
        section.linkRoute !== null && (
          <ButtonLink href={toStaticPath(section.linkRoute, locale)} size="large">
            {section.linkLabel}
          </ButtonLink>
        )
      }
    >
      {section.text?.text != null && <p className={styles.words}>{section.text.text}</p>}
    </SectionFrame>
  );
}

export const callToActionSection = graphql`
  fragment CallToActionSection on ContentfulCallToAction {
    title
    text {
      text
    }
    linkLabel
    linkRoute
  }
`;
