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
  /** The page about brands has a text for each; elsewhere logos link to the stock. */
  isWhole: boolean;
  /** The path of a make's stock. */
  toStock: (make: string) => string;
};

/** The brands that the company sells; those in stock link to their list. */
export function BrandSection({ section, isWhole, toStock }: Props) {
  if (section.shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')}>
      <ul className={isWhole ? styles.brands : styles.logos}>
        {section.shown.map((brand) => (
          <li key={brand.contentful_id} className={isWhole ? styles.brand : styles.logo}>
            {/* Without an image file, the brand's name. */}
            {brand.logo?.localFile == null ? (
              <span>{brand.name}</span>
            ) : (
              <ContentImage picture={brand.logo} name={brand.name} />
            )}
            {isWhole && <TextLines text={brand.text?.text} lang={toLang(brand, 'text')} />}
            <Machines brand={brand} toStock={toStock} />
            {isWhole && <SectorLinks keys={brand.sectors} />}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Machines({ brand: { name, machines: stockItems }, toStock }: { brand: Brand } & Pick<Props, 'toStock'>) {
  const { t } = useTexts();
  if (name === null || stockItems === 0) return null;
  const words = t('common:section.machines', { count: stockItems });
  return (
    // The accessible name contains the visible text (WCAG 2.5.3).
    <Link to={toStock(name)} className={styles.stock} aria-label={`${name}: ${words}`}>
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
