import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { MoreLink } from '@/components/ui/more-link';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './card-grid.module.css';

type Services = Queries.ServiceSectionFragment['services'];

type Props = {
  section: Queries.ServiceSectionFragment;
  /** On the page about services they have their pictures; elsewhere a few words lead there. */
  isWhole: boolean;
};

/** What the company does beside selling. */
export function ServiceSection({ section, isWhole }: Props) {
  const { t } = useTexts();
  return (
    <SectionFrame
      title={section.title}
      titleLang={toLang(section, 'title')}
      tone="soft"
      {...(isWhole ? {} : { more: <MoreLink route="services">{t('common:section.allServices')}</MoreLink> })}
    >
      {isWhole ? <Cards services={section.services} /> : <Brief services={section.services} />}
    </SectionFrame>
  );
}

function Cards({ services }: { services: Services }) {
  return (
    <ul className={styles.grid}>
      {services.map(({ contentful_id, title, text, image, fallbacks }) => (
        <li key={contentful_id} className={styles.card}>
          <ContentImage picture={image} decorative />
          <div className={styles.words}>
            <h3 lang={toLang({ fallbacks }, 'title')}>{title}</h3>
            {text?.text != null && <p lang={toLang({ fallbacks }, 'text')}>{text.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Brief({ services }: { services: Services }) {
  return (
    <ul className={styles.brief}>
      {services.map(({ contentful_id, title, text, fallbacks }) => (
        <li key={contentful_id}>
          <h3 lang={toLang({ fallbacks }, 'title')}>{title}</h3>
          {text?.text != null && <p lang={toLang({ fallbacks }, 'text')}>{text.text}</p>}
        </li>
      ))}
    </ul>
  );
}

export const serviceSection = graphql`
  fragment ServiceSection on ContentfulServiceSection {
    fallbacks
    title
    services {
      fallbacks
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
