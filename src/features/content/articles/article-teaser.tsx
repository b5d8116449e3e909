import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { MoreLink } from '@/components/ui/more-link';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import { ArticleCards } from './article-cards';

type Props = { section: Queries.NewsTeaserFragment | Queries.StoryTeaserFragment };

/** The newest articles of a type with a link to all of them; nothing where there is none. */
export function ArticleTeaser({ section }: Props) {
  const { t } = useTexts();
  const list = section.__typename === 'ContentfulNewsTeaser' ? 'news' : 'stories';
  if (section.articles.length === 0) return null;
  return (
    <SectionFrame
      title={section.title}
      titleLang={toLang(section, 'title')}
      more={<MoreLink route={list}>{t(`common:page.${list}.title`)}</MoreLink>}
    >
      <ArticleCards articles={section.articles} />
    </SectionFrame>
  );
}

export const newsTeaser = graphql`
  fragment NewsTeaser on ContentfulNewsTeaser {
    __typename
    fallbacks
    title
    articles {
      ...NewsSummary
    }
  }
`;

export const storyTeaser = graphql`
  fragment StoryTeaser on ContentfulStoryTeaser {
    __typename
    fallbacks
    title
    articles {
      ...StorySummary
    }
  }
`;
