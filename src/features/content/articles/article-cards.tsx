import { graphql, Link } from 'gatsby';
import type { CSSProperties } from 'react';

import { cardRatio, ContentImage } from '@/components/content-image';
import { TextLines } from '@/components/text-lines';
import { toLang } from '@/i18n/to-lang';

import * as styles from '../components/card-grid.module.css';

import { ArticleDate } from './article-date';

export type ArticleSummary = Queries.NewsSummaryFragment | Queries.StorySummaryFragment;

/**
 * Styles of its own would load with the script of a section that few pages have, after it was painted. As many columns
 * as there is room for: a single card is not wider than others, two fill the row.
 */
const toGrid = (count: number): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count === 2 ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, 19rem), 1fr))`,
  gap: 'var(--space-6)',
  padding: 0,
  listStyle: 'none',
});

/** Articles with picture, day and teaser, each a link to its page. */
export function ArticleCards({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul style={toGrid(articles.length)}>
      {articles.map((article) => (
        <li key={article.contentful_id} className={styles.card}>
          <ContentImage
            picture={article.image}
            ratio={cardRatio}
            focus={article.imageFocus}
            decorative
            sizes={`${articles.length === 2 ? '(min-width: 1300px) 630px' : '(min-width: 1200px) 400px'}, (min-width: 700px) 50vw, calc(100vw - 2rem)`}
          />
          <div className={styles.words}>
            <h3 lang={toLang(article, 'title')}>
              <Link to={article.path}>{article.title}</Link>
            </h3>
            <ArticleDate published={article.published} from={'customer' in article ? article : null} />
            <TextLines text={article.summary?.summary} lang={toLang(article, 'summary')} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export const newsSummary = graphql`
  fragment NewsSummary on ContentfulNews {
    contentful_id
    fallbacks
    path
    published
    title
    summary {
      summary
    }
    imageFocus
    image {
      ...CardPicture
    }
  }
`;

export const storySummary = graphql`
  fragment StorySummary on ContentfulStory {
    contentful_id
    fallbacks
    path
    published
    title
    customer
    place
    summary {
      summary
    }
    imageFocus
    image {
      ...CardPicture
    }
  }
`;
