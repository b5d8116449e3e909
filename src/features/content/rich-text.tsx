import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES, type Document } from '@contentful/rich-text-types';
import { graphql } from 'gatsby';
import { Fragment, type ReactNode } from 'react';

import { ContentImage } from '@/components/content-image';
import { AnyLink } from '@/components/ui/any-link';
import { MailWords } from '@/components/ui/mail-words';
import type { Locale } from '@/i18n/locales';
import { toStaticPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { toSafeHref } from '@/lib/safe-href';

import { BlockEntry, getEntryPath, InlineEntry, type Reference } from './embedded-entry';
import { toHeadingLevels } from './heading-levels';
import * as styles from './rich-text.module.css';

type Props = {
  content: Queries.RichTextFragment | null;
  lang?: string | undefined;
  /** The level of the heading that precedes the text. */
  under?: 1 | 2;
};

function parseDocument(raw: string): Document | null {
  try {
    const parsed: unknown = JSON.parse(raw);
    // Checking the root is enough: the renderer skips unknown node types.
    return typeof parsed === 'object' && parsed !== null && 'nodeType' in parsed && parsed.nodeType === BLOCKS.DOCUMENT
      ? (parsed as Document)
      : null;
  } catch {
    return null;
  }
}

type Wording = { locale: Locale; tableLabel: string; under: 1 | 2 };

/** Renderers for nodes that need more than their element. A link without a valid target renders as its text. */
function toOptions(document: Document, references: readonly (Reference | null)[], wording: Wording): Options {
  const { locale, tableLabel, under } = wording;
  const levels = toHeadingLevels(document, under);
  const find = (target: unknown): Reference | undefined => {
    const id = (target as { sys?: { id?: unknown } } | undefined)?.sys?.id;
    return references.find(
      (one): one is Reference => one !== null && 'contentful_id' in one && one.contentful_id === id,
    );
  };
  const heading: NonNullable<Options['renderNode']>[string] = (node, children) => {
    const Heading = `h${String(levels.get(node) ?? 3)}` as 'h3';
    return <Heading>{children}</Heading>;
  };
  const link = (path: string | null, children: ReactNode) =>
    path === null ? <>{children}</> : <AnyLink to={path}>{children}</AnyLink>;
  return {
    // Shift and Enter insert a line break in the CMS.
    renderText: (text) =>
      text.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      )),
    renderNode: {
      [BLOCKS.HEADING_1]: heading,
      [BLOCKS.HEADING_2]: heading,
      [BLOCKS.HEADING_3]: heading,
      [BLOCKS.HEADING_4]: heading,
      [BLOCKS.HEADING_5]: heading,
      [BLOCKS.HEADING_6]: heading,
      [BLOCKS.TABLE]: (_, children) => (
        // May be wider than a phone: it scrolls by itself, also with the keyboard.
        <div className={styles.table} role="region" aria-label={tableLabel} tabIndex={0}>
          <table>
            <tbody>{children}</tbody>
          </table>
        </div>
      ),
      [BLOCKS.TABLE_HEADER_CELL]: (_, children) => <th>{children}</th>,
      [BLOCKS.EMBEDDED_ENTRY]: ({ data }) => <BlockEntry entry={find(data.target)} />,
      [BLOCKS.EMBEDDED_ASSET]: ({ data }) => <EmbeddedAsset asset={find(data.target)} />,
      [INLINES.EMBEDDED_ENTRY]: ({ data }) => <InlineEntry entry={find(data.target)} />,
      [INLINES.ENTRY_HYPERLINK]: ({ data }, children) => link(getEntryPath(find(data.target)), children),
      [INLINES.ASSET_HYPERLINK]: ({ data }, children) => {
        const asset = find(data.target);
        const href = asset?.__typename === 'ContentfulAsset' ? (asset.localFile?.publicURL ?? null) : null;
        return href === null ? <>{children}</> : <a href={href}>{children}</a>;
      },
      [INLINES.HYPERLINK]: ({ data, content }, children) => {
        const uri: unknown = data.uri;
        if (typeof uri !== 'string') return <>{children}</>;
        if (uri.startsWith('route:')) return link(toStaticPath(uri.slice('route:'.length), locale), children);
        const href = toSafeHref(uri);
        return href === null ? <>{children}</> : <a href={href}>{toLinkWords(uri, content, children)}</a>;
      },
    },
  };
}

/** A mail address wraps as it does elsewhere, not at its hyphen. */
function toLinkWords(uri: string, content: readonly object[], children: ReactNode): ReactNode {
  const words = content.map((node) => ('value' in node ? String(node.value) : '')).join('');
  return uri === `mailto:${words}` ? <MailWords email={words} /> : children;
}

/** An image in the text's width; any other file as a download link. */
function EmbeddedAsset({ asset }: { asset: Reference | undefined }) {
  if (asset?.__typename !== 'ContentfulAsset') return null;
  const file = asset.localFile;
  if (file?.internal.mediaType?.startsWith('image/') === true)
    return <ContentImage picture={asset} className={styles.picture} />;
  return file?.publicURL == null ? null : (
    <p>
      <a href={file.publicURL}>{asset.title ?? file.name}</a>
    </p>
  );
}

/**
 * Rich text of the CMS. Headings start below the section's own. A link with an unsafe scheme renders as its text. A
 * link to an entry, or to `route:about`, leads to its page in the visitor's language.
 */
export function RichText({ content, lang, under = 2 }: Props) {
  const locale = useLocale();
  const { t } = useTexts();
  const document = content?.raw == null ? null : parseDocument(content.raw);
  if (document === null) return null;
  const wording = { locale, tableLabel: t('common:section.table'), under };
  const options = toOptions(document, content?.references ?? [], wording);
  return (
    <div className={styles.text} lang={lang}>
      {documentToReactComponents(document, options)}
    </div>
  );
}

export const richText = graphql`
  fragment RichText on ContentfulRichText {
    raw
    references {
      __typename
      ... on ContentfulPage {
        contentful_id
        fallbacks
        href
        title
      }
      ... on ContentfulVacancy {
        contentful_id
        href
        fallbacks
        title
      }
      ... on ContentfulNews {
        contentful_id
        fallbacks
        path
        title
      }
      ... on ContentfulStory {
        contentful_id
        fallbacks
        path
        title
      }
      ... on ContentfulVideoSection {
        contentful_id
        ...Video
      }
      ... on ContentfulLink {
        contentful_id
        href
      }
      ... on ContentfulTeamMember {
        contentful_id
        fallbacks
        name
        function
        phone: phoneLink {
          text
          href
        }
        email
      }
      ... on ContentfulCallToAction {
        contentful_id
        button {
          ...Way
        }
      }
      ... on ContentfulAsset {
        contentful_id
        localFile {
          name
          internal {
            mediaType
          }
        }
        ...TextPicture
      }
    }
  }
`;
