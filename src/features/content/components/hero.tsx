import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { ButtonLink } from '@/components/ui/button-link';
import { toStaticPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';

import * as styles from './hero.module.css';

/** The opening of a page: its one main heading over a wide picture. */
export function Hero({ section }: { section: Queries.HeroSectionFragment }) {
  const locale = useLocale();
  return (
    <div className={styles.hero}>
      <ContentImage picture={section.image} decorative eager className={styles.picture} />
      <div className={styles.words}>
        <h1>{section.title}</h1>
        {section.text?.text != null && <p>{section.text.text}</p>}
        {section.linkLabel !== null && section.linkRoute !== null && (
          <ButtonLink href={toStaticPath(section.linkRoute, locale)}>{section.linkLabel}</ButtonLink>
        )}
      </div>
    </div>
  );
}

export const heroSection = graphql`
  fragment HeroSection on ContentfulHero {
    title
    text {
      text
    }
    image {
      ...WidePicture
    }
    linkLabel
    linkRoute
  }
`;
