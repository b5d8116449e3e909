import { graphql } from 'gatsby';

import { cardRatio, ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { SectorLinks } from '@/components/section/sector-links';
import { TextLines } from '@/components/text-lines';
import { MoreLink } from '@/components/ui/more-link';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './service-list.module.css';

type Services = Queries.ServiceSectionFragment['services'];

type Props = {
  section: Queries.ServiceSectionFragment;
  /** The page about services shows images and target sectors; elsewhere a short text links there. */
  isWhole: boolean;
};

/** The company's services. */
export function ServiceSection({ section, isWhole }: Props) {
  const { t } = useTexts();
  if (section.services.length === 0) return null;
  return (
    <SectionFrame
      title={section.title}
      titleLang={toLang(section, 'title')}
      tone={isWhole ? 'plain' : 'soft'}
      layout={isWhole ? 'below' : 'beside'}
      {...(isWhole ? {} : { more: <MoreLink route="services">{t('common:section.allServices')}</MoreLink> })}
    >
      {isWhole ? <Whole services={section.services} /> : <Rows services={section.services} />}
    </SectionFrame>
  );
}

function Whole({ services }: { services: Services }) {
  const hasImage = ({ image }: Services[number]) => image?.localFile != null;
  const [withImage, others] = [services.filter(hasImage), services.filter((service) => !hasImage(service))];
  return (
    <div>
      {withImage.length > 0 && <Lead services={withImage} />}
      {others.length > 0 && <Rows services={others} isWhole />}
    </div>
  );
}

function Lead({ services }: { services: Services }) {
  return (
    <ul className={styles.lead}>
      {services.map(({ contentful_id, title, text, image, imageFocus, sectors, fallbacks }) => (
        <li key={contentful_id}>
          <ContentImage
            picture={image}
            ratio={cardRatio}
            focus={imageFocus}
            decorative
            sizes="(min-width: 1400px) 680px, (min-width: 700px) 48vw, 92vw"
          />
          {title !== null && <h3 lang={toLang({ fallbacks }, 'title')}>{title}</h3>}
          <TextLines text={text?.text} lang={toLang({ fallbacks }, 'text')} />
          <SectorLinks keys={sectors} />
        </li>
      ))}
    </ul>
  );
}

function Rows({ services, isWhole = false }: { services: Services; isWhole?: boolean }) {
  return (
    <ul className={styles.rows} data-whole={isWhole ? '' : undefined}>
      {services.map(({ contentful_id, title, text, sectors, fallbacks }) => (
        <li key={contentful_id}>
          {title !== null && <h3 lang={toLang({ fallbacks }, 'title')}>{title}</h3>}
          <TextLines text={text?.text} lang={toLang({ fallbacks }, 'text')} />
          {isWhole && <SectorLinks keys={sectors} />}
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
      sectors
      text {
        text
      }
      imageFocus
      image {
        ...CardPicture
      }
    }
  }
`;
