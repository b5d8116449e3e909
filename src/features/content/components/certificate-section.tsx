import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { TextLines } from '@/components/text-lines';
import { toLang } from '@/i18n/to-lang';
import { toSafeHref } from '@/lib/safe-href';

import * as styles from './certificate-section.module.css';

export function CertificateSection({ section }: { section: Queries.CertificateSectionFragment }) {
  if (section.certificates.length === 0) return null;
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')} layout="beside">
      <ul className={styles.marks}>
        {section.certificates.map((certificate) => (
          <li key={certificate.contentful_id} className={styles.mark}>
            <ContentImage picture={certificate.image} name="" />
            <div>
              {certificate.name !== null && <h3 lang={toLang(certificate, 'name')}>{certificate.name}</h3>}
              <TextLines text={certificate.text?.text} lang={toLang(certificate, 'text')} />
              <Issuer certificate={certificate} />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** A link to the issuer's explanation. */
function Issuer({ certificate }: { certificate: Queries.CertificateSectionFragment['certificates'][number] }) {
  const href = certificate.url === null ? null : toSafeHref(certificate.url);
  if (href === null) return null;
  return (
    <p>
      <a href={href} rel="noopener" aria-label={`${new URL(href).hostname}: ${certificate.name ?? ''}`}>
        {new URL(href).hostname}
      </a>
    </p>
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
      url
      image {
        ...MarkPicture
      }
    }
  }
`;
