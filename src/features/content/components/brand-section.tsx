import { graphql, Link } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { SectorLinks } from '@/components/section/sector-links';
import { TextLines } from '@/components/text-lines';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './brand-section.module.css';

type Brand = Queries.BrandSectionFragment['shown'][number];

type Props = {
  section: Queries.BrandSectionFragment;
  /** The page about brands has a text for each; elsewhere names link to the stock. */
  isWhole: boolean;
};

/** The brands that the company sells; those in stock link to their list. */
export function BrandSection({ section, isWhole }: Props) {
  if (section.shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')} layout={isWhole ? 'below' : 'beside'}>
      {isWhole ? <Rows brands={section.shown} /> : <Names brands={section.shown} />}
    </SectionFrame>
  );
}

type ListProps = { brands: readonly Brand[] };

function Names({ brands }: ListProps) {
  const { t } = useTexts();
  return (
    <ul className={styles.names}>
      {brands.map(({ contentful_id, name, machines: count, stockPath }) => (
        <li key={contentful_id}>
          {name === null || stockPath === null ? (
            <span>{name}</span>
          ) : (
            // The accessible name contains the visible text (WCAG 2.5.3).
            <Link to={stockPath} aria-label={`${name} ${t('common:section.machines', { count })}`}>
              {name} <small>{count}</small>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Rows({ brands }: ListProps) {
  return (
    <ul className={styles.rows}>
      {brands.map((brand) => (
        <li key={brand.contentful_id}>
          <h3>
            {/* Without an image file, the brand's name. */}
            {brand.logo?.localFile == null ? brand.name : <ContentImage picture={brand.logo} name={brand.name} />}
          </h3>
          <TextLines text={brand.text?.text} lang={toLang(brand, 'text')} />
          <div>
            <Machines brand={brand} />
            <SectorLinks keys={brand.sectors} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Machines({ brand: { name, machines: stockItems, stockPath } }: { brand: Brand }) {
  const { t } = useTexts();
  if (name === null || stockPath === null) return null;
  const words = t('common:section.machines', { count: stockItems });
  return (
    // The accessible name contains the visible text (WCAG 2.5.3).
    <Link to={stockPath} className={styles.stock} aria-label={`${name}: ${words}`}>
      {words}
    </Link>
  );
}

export const brandSection = graphql`
  fragment BrandSection on ContentfulBrandSection {
    fallbacks
    title
    shown {
      contentful_id
      fallbacks
      name
      machines
      stockPath
      sectors
      text {
        text
      }
      logo {
        ...MarkPicture
      }
    }
  }
`;
