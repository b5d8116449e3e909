import { graphql } from 'gatsby';

import { Container } from '@/components/container/container';
import { SectionFrame } from '@/components/section/section-frame';
import { toLang } from '@/i18n/to-lang';

import { RichText } from '../rich-text';

type Props = {
  section: Queries.TextSectionFragment;
  /**
   * The title of the page, when nothing stands between it and this section: a section of the same title does not say it
   * again.
   */
  pageTitle?: string | undefined;
};

/** Running text, its heading beside it where there is room. */
export function TextSection({ section, pageTitle }: Props) {
  const isSaid = pageTitle !== undefined && section.title?.trim() === pageTitle.trim();
  const text = <RichText content={section.body} lang={toLang(section, 'body')} under={isSaid ? 1 : 2} />;
  if (isSaid) return <Container>{text}</Container>;
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')} layout="beside">
      {text}
    </SectionFrame>
  );
}

export const textSection = graphql`
  fragment TextSection on ContentfulTextSection {
    fallbacks
    title
    body {
      ...RichText
    }
  }
`;
