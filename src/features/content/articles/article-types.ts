import type { ContentTypeId } from '../../../../content-model';
import type { RouteId, StaticRouteId } from '../../../i18n/routes';

type ArticleType = { id: ContentTypeId; list: StaticRouteId; page: RouteId };

/** What is listed newest first and has pages of its own: the content type, its list, and its pages. */
export const articleTypes = [
  { id: 'news', list: 'news', page: 'newsItem' },
  { id: 'story', list: 'stories', page: 'story' },
] as const satisfies readonly ArticleType[];

export type ArticleTypeId = (typeof articleTypes)[number]['id'];
export type ArticleListId = (typeof articleTypes)[number]['list'];

/** Whether a route is a list of articles. */
export function isArticleList(route: string): route is ArticleListId {
  return articleTypes.some(({ list }) => list === route);
}

/** As many as a list shows with picture and teaser; earlier ones have a line each, so that all stand on one page. */
export const shownWhole = 12;

/** How many a teaser shows where an editor gives no number. */
export const teaserCount = 3;

/** What places an article in a list; `published` is ISO 8601. */
type Dated = { published: string | null };

/** Newest first by the day; those of one day stay in the given order, those without a day come last. */
export function toNewestFirst<T extends Dated>(articles: readonly T[]): T[] {
  const getDay = ({ published }: T) => published?.slice(0, 10) ?? '';
  return [...articles].sort((one, other) => (getDay(one) === getDay(other) ? 0 : getDay(one) < getDay(other) ? 1 : -1));
}
