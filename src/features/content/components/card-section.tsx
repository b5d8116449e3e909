import { graphql, Link } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { toStaticPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';

import * as styles from './card-grid.module.css';

export function CardSection({ section }: { section: Queries.CardSectionFragment }) {
  const locale = useLocale();
  return (
    <SectionFrame title={section.title}>
      <ul className={styles.grid}>
        {(section.cards ?? []).map(
          (card) =>
            card !== null && (
              <li key={card.contentful_id} className={styles.card}>
                <ContentImage picture={card.image} decorative />
                <div className={styles.words}>
                  <h3>
                    {card.linkRoute === null ? (
                      card.title
                    ) : (
                      <Link to={toStaticPath(card.linkRoute, locale)}>{card.title}</Link>
                    )}
                  </h3>
                  {card.text?.text != null && <p>{card.text.text}</p>}
                </div>
              </li>
            ),
        )}
      </ul>
    </SectionFrame>
  );
}

export const cardSection = graphql`
  fragment CardSection on ContentfulCardSection {
    title
    cards {
      contentful_id
      title
      text {
        text
      }
      linkRoute
      image {
        ...CardPicture
      }
    }
  }
`;
