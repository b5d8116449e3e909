import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';

import * as styles from './card-grid.module.css';

export function ServiceSection({ section }: { section: Queries.ServiceSectionFragment }) {
  return (
    <SectionFrame title={section.title} tone="soft">
      <ul className={styles.grid}>
        {section.services.map((service) => (
          <li key={service.contentful_id} className={styles.card}>
            <ContentImage picture={service.image} decorative />
            <div className={styles.words}>
              <h3>{service.title}</h3>
              {service.text?.text != null && <p>{service.text.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const serviceSection = graphql`
  fragment ServiceSection on ContentfulServiceSection {
    title
    services {
      contentful_id
      title
      text {
        text
      }
      image {
        ...CardPicture
      }
    }
  }
`;
