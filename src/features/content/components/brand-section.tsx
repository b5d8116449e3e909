import { graphql, Link } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './card-grid.module.css';

type Props = {
  section: Queries.BrandSectionFragment;
  /** The address of the stock of a make. */
  toStock: (make: string) => string;
};

/** A wall of logos; those of which there are machines lead to them. */
export function BrandSection({ section, toStock }: Props) {
  const { t } = useTexts();
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')}>
      <ul className={styles.logos}>
        {section.shown.map(({ contentful_id, name, logo, machines }) => {
          // Without a file there is no picture, and then its name.
          const face = logo?.localFile == null ? <span>{name}</span> : <ContentImage picture={logo} />;
          return (
            <li key={contentful_id} className={styles.logo}>
              {face}
              {name !== null && machines > 0 && (
                // The words on screen are part of what it is called (WCAG 2.5.3).
                <Link to={toStock(name)} aria-label={`${name}: ${t('common:section.machines', { count: machines })}`}>
                  {t('common:section.machines', { count: machines })}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

export const brandSection = graphql`
  fragment BrandSection on ContentfulBrandSection {
    fallbacks
    title
    shown {
      contentful_id
      name
      machines
      logo {
        ...CardPicture
      }
    }
  }
`;
