import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

import { toLang } from '@/i18n/to-lang';

import * as styles from './content-image.module.css';

/** An image of the CMS as page queries return it. An SVG has no raster versions. */
export type ContentPicture = {
  fallbacks: readonly string[];
  title: string | null;
  description: string | null;
  width: number | null;
  height: number | null;
  localFile: { publicURL: string | null; childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
};

type Props = {
  picture: ContentPicture | null;
  /**
   * What the image shows, e.g. a make: the `alt` text if the editor wrote no description. Leave it out if the name is
   * in the text beside the image.
   */
  name?: string | null;
  /** The image adds nothing to the text beside it: empty `alt`. */
  decorative?: boolean;
  className?: string | undefined;
  /** The `sizes` attribute. Default: the full width on phones. */
  sizes?: string;
  eager?: boolean;
  /** Width by height that the image is cut to. Default: its own. */
  ratio?: number;
  /** What stays in view where the image is cut: one of `imageFocuses` of the content model, for `object-position`. */
  focus?: string | null;
};

/** The shape of pictures in cards and lists. The browser cuts them, not the build: so they keep what is to be seen. */
export const cardRatio = 1.6;

/**
 * Renders an image of the CMS, or nothing if the field is empty or the file is missing. gatsby-plugin-image generates
 * the files, but its component would load 70 KB of script for a fade-in that native images do without.
 */
export function ContentImage(props: Props) {
  const { picture, className, sizes, eager = false, ratio, focus } = props;
  const file = picture?.localFile;
  if (picture == null || file == null) return null;
  const { alt, lang } = toAlt(picture, props);
  const loading = eager ? ('eager' as const) : ('lazy' as const);
  const image = file.childImageSharp?.gatsbyImageData;
  if (image !== undefined) {
    const { sources, fallback } = image.images;
    return (
      <picture className={[styles.picture, className].filter(Boolean).join(' ')}>
        {sources?.map(({ type, srcSet, sizes: usual }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? usual} />
        ))}
        <img
          {...fallback}
          {...(sizes === undefined ? {} : { sizes })}
          alt={alt}
          lang={lang}
          loading={loading}
          decoding="async"
          style={{
            ...{ '--ratio': ratio ?? image.width / image.height, backgroundColor: image.backgroundColor },
            ...(focus == null ? {} : { objectPosition: focus }),
          }}
          {...(eager ? { fetchpriority: 'high' } : {})}
        />
      </picture>
    );
  }
  if (file.publicURL === null) return null;
  return (
    <img
      src={file.publicURL}
      alt={alt}
      lang={lang}
      className={className}
      loading={loading}
      {...(picture.width !== null && picture.height !== null ? { width: picture.width, height: picture.height } : {})}
    />
  );
}

/**
 * The `alt` text: the description (WCAG 1.1.1), else `name`, else the title. File names never get here
 * (`mend/picture-words.ts`).
 */
function toAlt(
  picture: ContentPicture,
  { decorative, name }: Omit<Props, 'picture'>,
): { alt: string; lang?: string | undefined } {
  if (decorative) return { alt: '' };
  if (picture.description !== null) return { alt: picture.description, lang: toLang(picture, 'description') };
  if (name != null) return { alt: name };
  return { alt: picture.title ?? '', lang: toLang(picture, 'title') };
}

export const contentPicture = graphql`
  fragment WidePicture on ContentfulAsset {
    fallbacks
    title
    description
    width
    height
    localFile {
      publicURL
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          formats: [AUTO, WEBP, AVIF]
          # 728: phone width at the most common pixel density.
          breakpoints: [480, 728, 1200, 1600]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
  fragment CardPicture on ContentfulAsset {
    fallbacks
    title
    description
    width
    height
    localFile {
      publicURL
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [240, 420, 720, 1080]
          formats: [AUTO, WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
  fragment TextPicture on ContentfulAsset {
    fallbacks
    title
    description
    width
    height
    localFile {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 800, formats: [AUTO, WEBP, AVIF], placeholder: DOMINANT_COLOR)
      }
    }
  }
  fragment PortraitPicture on ContentfulAsset {
    fallbacks
    title
    description
    width
    height
    localFile {
      publicURL
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 320
          aspectRatio: 1
          formats: [AUTO, WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
  # Logos and marks keep their shape, without crop or placeholder colour.
  fragment MarkPicture on ContentfulAsset {
    fallbacks
    title
    description
    width
    height
    localFile {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 320, formats: [AUTO, WEBP, AVIF], placeholder: NONE)
      }
    }
  }
`;
