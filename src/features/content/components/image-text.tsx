import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { toLang } from '@/i18n/to-lang';

import { RichText } from '../rich-text';

import * as styles from './image-text.module.css';

export function ImageText({ section }: { section: Queries.ImageTextSectionFragment }) {
  return (
    <SectionFrame title={null} tone="soft">
      <div className={styles.pair} data-side={section.imageSide ?? 'left'}>
        <ContentImage picture={section.image} className={styles.picture} sizes="(min-width: 1000px) 640px, 100vw" />
        <div className={styles.words}>
          {section.title !== null && (
            <h2 className={styles.title} lang={toLang(section, 'title')}>
              {section.title}
            </h2>
          )}
          <RichText content={section.body} lang={toLang(section, 'body')} />
        </div>
      </div>
    </SectionFrame>
  );
}

export const imageTextSection = graphql`
  fragment ImageTextSection on ContentfulImageText {
    fallbacks
    title
    body {
      ...RichText
    }
    imageSide
    image {
      ...WidePicture
    }
  }
`;
