import { graphql } from 'gatsby';
import { useId } from 'react';

import { ContentImage } from '@/components/content-image';
import { toLang } from '@/i18n/to-lang';

import { RichText } from '../rich-text';

import * as styles from './image-text.module.css';

/** A picture up to the edge of the screen with text beside it, on a phone above it. */
export function ImageText({ section }: { section: Queries.ImageTextSectionFragment }) {
  const id = useId();
  const { title } = section;
  return (
    <section
      className={styles.pair}
      data-side={section.imageSide ?? 'left'}
      aria-labelledby={title === null ? undefined : id}
    >
      <ContentImage
        picture={section.image}
        focus={section.imageFocus}
        className={styles.picture}
        sizes="(min-width: 900px) 50vw, 100vw"
      />
      <div className={styles.words}>
        {title !== null && (
          <h2 id={id} lang={toLang(section, 'title')}>
            {title}
          </h2>
        )}
        <RichText content={section.body} lang={toLang(section, 'body')} />
      </div>
    </section>
  );
}

export const imageTextSection = graphql`
  fragment ImageTextSection on ContentfulImageText {
    fallbacks
    title
    body {
      ...RichText
    }
    imageFocus
    imageSide
    image {
      ...WidePicture
    }
  }
`;
