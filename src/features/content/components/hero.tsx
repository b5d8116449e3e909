import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { ContentImage } from '@/components/content-image';
import { TextLines } from '@/components/text-lines';
import { ButtonLink } from '@/components/ui/button-link';
import { toLang } from '@/i18n/to-lang';

import * as styles from './hero.module.css';

type Props = {
  section: Queries.HeroSectionFragment;
  /** Fallback for an empty title: the page's title, because a page needs a heading. */
  pageTitle?: string;
  /** `h1` if the hero opens the page, else `h2`. */
  heading: 'h1' | 'h2';
  breadcrumbs?: ReactNode;
  /** `large`: it opens the whole site. */
  size?: 'regular' | 'large';
  /** Replaces the link, e.g. a search field. */
  children?: ReactNode;
};

/** The page header: a heading beside a wide image, on a phone above it. */
export function Hero({ section, pageTitle, heading: Heading, breadcrumbs, size = 'regular', children }: Props) {
  const title = section.title ?? pageTitle;
  return (
    <div className={styles.hero} data-size={size}>
      <ContentImage
        picture={section.image}
        decorative
        eager
        focus={section.imageFocus}
        className={styles.picture}
        sizes="(min-width: 1000px) max(52vw, 60rem), 100vw"
      />
      <div className={styles.words}>
        {breadcrumbs}
        {title != null && <Heading lang={toLang(section, 'title')}>{title}</Heading>}
        <TextLines text={section.text?.text} lang={toLang(section, 'text')} />
        {children ??
          (section.button !== null && (
            <ButtonLink href={section.button.href}>
              <span lang={section.button.lang ?? undefined}>{section.button.label}</span>
            </ButtonLink>
          ))}
      </div>
    </div>
  );
}

export const heroSection = graphql`
  fragment HeroSection on ContentfulHero {
    fallbacks
    title
    text {
      text
    }
    image {
      ...WidePicture
    }
    imageFocus
    button {
      ...Way
    }
  }
`;
