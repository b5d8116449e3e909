import { graphql } from 'gatsby';

import { Container } from '@/components/container/container';
import { SectionFrame } from '@/components/section/section-frame';
import { toLang } from '@/i18n/to-lang';

import { RichText } from '../rich-text';

import * as styles from './text-section.module.css';

type Props = {
  section: Queries.TextSectionFragment;
  /** The page's title if it directly precedes this section: a section with the same title does not repeat it. */
  pageTitle?: string | undefined;
};

/** Body text, with the heading beside it where there is room. A statement is set large. */
export function TextSection({ section, pageTitle }: Props) {
  const titleLang = toLang(section, 'title');
  const repeatsTitle = pageTitle !== undefined && section.title?.trim() === pageTitle.trim();
  const text = <RichText content={section.body} lang={toLang(section, 'body')} under={repeatsTitle ? 1 : 2} />;
  if (repeatsTitle) return <Container>{text}</Container>;
  if (section.look === 'statement') {
    return (
      <SectionFrame title={null}>
        <h2 className={styles.statement} lang={titleLang}>
          {section.title}
        </h2>
        {text}
      </SectionFrame>
    );
  }
  return (
    <SectionFrame title={section.title} titleLang={titleLang} layout="beside">
      {text}
    </SectionFrame>
  );
}

export const textSection = graphql`
  fragment TextSection on ContentfulTextSection {
    fallbacks
    title
    look
    body {
      ...RichText
    }
  }
`;
