import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';

import { cardRatio, ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { TextLines } from '@/components/text-lines';
import { AnyLink } from '@/components/ui/any-link';
import { sectorIds, sectorRoutes } from '@/i18n/routes';
import { toLang } from '@/i18n/to-lang';

import * as styles from './card-grid.module.css';

const getSector = (route: string | null) => sectorIds.find((id) => sectorRoutes[id].page === route);

/** Cards that link to pages; cards of sectors are large and have the sector's colour. */
export function CardSection({ section }: { section: Queries.CardSectionFragment }) {
  const cards = (section.cards ?? []).filter((card) => card !== null);
  if (cards.length === 0) return null;
  const isAboutSectors = cards.every(({ linkRoute }) => getSector(linkRoute) !== undefined);
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')}>
      <ul
        className={isAboutSectors ? styles.tiles : styles.grid}
        {...(isAboutSectors && { style: { '--count': cards.length } as CSSProperties })}
      >
        {cards.map(({ contentful_id, title, text, image, imageFocus, linkRoute, href, fallbacks }) => (
          <li key={contentful_id} className={styles.card} data-sector={getSector(linkRoute)}>
            <ContentImage
              picture={image}
              ratio={cardRatio}
              focus={imageFocus}
              decorative
              sizes={
                isAboutSectors
                  ? '(min-width: 1200px) 400px, 33vw'
                  : '(min-width: 1200px) 400px, (min-width: 700px) 50vw, calc(100vw - 2rem)'
              }
            />
            <div className={styles.words}>
              {title !== null && (
                <h3 lang={toLang({ fallbacks }, 'title')}>
                  {href === null ? title : <AnyLink to={href}>{title}</AnyLink>}
                </h3>
              )}
              <TextLines text={text?.text} lang={toLang({ fallbacks }, 'text')} />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const cardSection = graphql`
  fragment CardSection on ContentfulCardSection {
    fallbacks
    title
    cards {
      fallbacks
      contentful_id
      title
      text {
        text
      }
      linkRoute
      href
      imageFocus
      image {
        ...CardPicture
      }
    }
  }
`;
