import { feedsPath } from '../model/seo/filter-feed';

/** Whether this server has feeds of filters, as only the site's own has; null without network. */
export async function fetchHasFeeds(): Promise<boolean | null> {
  try {
    // Some hosts answer every path with a page and 200.
    return (await fetch(feedsPath, { method: 'HEAD' })).status === 204;
  } catch {
    return null;
  }
}
