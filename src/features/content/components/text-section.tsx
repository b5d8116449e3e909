import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { toLang } from '@/i18n/to-lang';

import { RichText } from '../rich-text';

/** Running text, its heading beside it where there is room. */
export function TextSection({ section }: { section: Queries.TextSectionFragment }) {
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')} layout="beside">
      <RichText content={section.body} lang={toLang(section, 'body')} />
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
