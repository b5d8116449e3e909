import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES, type Document } from '@contentful/rich-text-types';
import { graphql, Link } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { toStaticPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { toSafeHref } from '@/lib/safe-href';

import * as styles from './rich-text.module.css';

type Props = { content: Queries.RichTextFragment | null };
type Reference = NonNullable<NonNullable<Queries.RichTextFragment['references']>[number]>;

function parseDocument(raw: string): Document | null {
  try {
    const parsed: unknown = JSON.parse(raw);
    // The renderer skips node types that it does not know, so the root is all that has to be right.
    return typeof parsed === 'object' && parsed !== null && 'nodeType' in parsed && parsed.nodeType === BLOCKS.DOCUMENT
      ? (parsed as Document)
      : null;
  } catch {
    return null;
  }
}

/**
 * Rich text of the CMS. Headings start below the section's own; a link whose scheme could execute something is shown
 * as its text. A link to a page's entry, or to `route:about`, leads to that page in the visitor's language.
 */
export function RichText({ content }: Props) {
  const locale = useLocale();
  const document = content?.raw == null ? null : parseDocument(content.raw);
  if (document === null) return null;
  const findReference = (target: unknown): Reference | undefined => {
    const id = (target as { sys?: { id?: unknown } } | undefined)?.sys?.id;
    return content?.references?.find(
      (reference): reference is Reference =>
        reference !== null && 'contentful_id' in reference && reference.contentful_id === id,
    );
  };
  const options: Options = {
    renderNode: {
      [BLOCKS.HEADING_1]: (_, children) => <h3>{children}</h3>,
      [BLOCKS.HEADING_2]: (_, children) => <h3>{children}</h3>,
      [BLOCKS.HEADING_3]: (_, children) => <h4>{children}</h4>,
      [BLOCKS.EMBEDDED_ENTRY]: () => null,
      [BLOCKS.EMBEDDED_ASSET]: ({ data }) => {
        const asset = findReference(data.target);
        return asset?.__typename === 'ContentfulAsset' ? <ContentImage picture={asset} /> : null;
      },
      [INLINES.EMBEDDED_ENTRY]: () => null,
      [INLINES.ENTRY_HYPERLINK]: ({ data }, children) => {
        const page = findReference(data.target);
        if (page?.__typename !== 'ContentfulPage' || page.route === null) return <>{children}</>;
        return <Link to={toStaticPath(page.route, locale)}>{children}</Link>;
      },
      [INLINES.ASSET_HYPERLINK]: (_, children) => <>{children}</>,
      [INLINES.HYPERLINK]: ({ data }, children) => {
        const uri: unknown = data.uri;
        if (typeof uri !== 'string') return <>{children}</>;
        if (uri.startsWith('route:'))
          return <Link to={toStaticPath(uri.slice('route:'.length), locale)}>{children}</Link>;
        const href = toSafeHref(uri);
        return href === null ? <>{children}</> : <a href={href}>{children}</a>;
      },
    },
  };
  return <div className={styles.text}>{documentToReactComponents(document, options)}</div>;
}

export const richText = graphql`
  fragment RichText on ContentfulRichText {
    raw
    references {
      __typename
      ... on ContentfulPage {
        contentful_id
        route
      }
      ... on ContentfulAsset {
        contentful_id
        ...CardPicture
      }
    }
  }
`;
