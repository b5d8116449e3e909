import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';

import { RichText } from '../rich-text';

export function TextSection({ section }: { section: Queries.TextSectionFragment }) {
  return (
    <SectionFrame title={section.title}>
      <RichText content={section.body} />
    </SectionFrame>
  );
}

export const textSection = graphql`
  fragment TextSection on ContentfulTextSection {
    title
    body {
      ...RichText
    }
  }
`;
