import type { Article } from './article-body';

/** The head of an article's page as a hero: title, teaser and picture. */
export function toArticleHero({ title, summary, image, imageFocus, fallbacks }: Article): Queries.HeroSectionFragment {
  return {
    ...{ title, image, imageFocus, button: null },
    text: summary === null ? null : { text: summary.summary },
    fallbacks: fallbacks.map((field) => (field === 'summary' ? 'text' : field)),
  };
}
