import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';

import * as styles from './card-grid.module.css';

export function BrandSection({ section }: { section: Queries.BrandSectionFragment }) {
  return (
    <SectionFrame title={section.title}>
      <ul className={styles.logos}>
        {section.shown.map((brand) => (
          <li key={brand.contentful_id} className={styles.logo}>
            {brand.logo === null ? brand.name : <ContentImage picture={brand.logo} />}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const brandSection = graphql`
  fragment BrandSection on ContentfulBrandSection {
    title
    shown {
      contentful_id
      name
      logo {
        ...CardPicture
      }
    }
  }
`;
