import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { toStaticPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';

export function CallToAction({ section }: { section: Queries.CallToActionSectionFragment }) {
  const locale = useLocale();
  return (
    <SectionFrame title={section.title} tone="strong">
      {section.text?.text != null && <p>{section.text.text}</p>}
      {section.linkLabel !== null && section.linkRoute !== null && (
        <ButtonLink href={toStaticPath(section.linkRoute, locale)}>{section.linkLabel}</ButtonLink>
      )}
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
