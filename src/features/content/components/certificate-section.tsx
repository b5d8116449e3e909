import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { toLang } from '@/i18n/to-lang';

import * as styles from './card-grid.module.css';

export function CertificateSection({ section }: { section: Queries.CertificateSectionFragment }) {
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')}>
      <ul className={styles.grid}>
        {section.certificates.map((certificate) => (
          <li key={certificate.contentful_id} className={styles.mark}>
            <ContentImage picture={certificate.image} decorative />
            <div>
              <h3 lang={toLang(certificate, 'name')}>{certificate.name}</h3>
              {certificate.text?.text != null && <p lang={toLang(certificate, 'text')}>{certificate.text.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const certificateSection = graphql`
  fragment CertificateSection on ContentfulCertificateSection {
    fallbacks
    title
    certificates {
      fallbacks
      contentful_id
      name
      text {
        text
      }
      image {
        ...PortraitPicture
      }
    }
  }
`;
