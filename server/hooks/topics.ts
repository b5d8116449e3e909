/** What Contentful names a call by: `ContentManagement.<type>.<action>`. */
export const topicHeader = 'x-contentful-topic';

/** What changes what the Delivery API answers. */
const publishing = ['publish', 'unpublish', 'archive', 'unarchive', 'delete'];
/** What changes drafts. */
const drafting = [...publishing, 'create', 'save', 'auto_save'];

/**
 * The calls of Contentful that request a build, by type and action. Those of releases, bulk and scheduled actions come
 * when these were executed, whatever the outcome, beside those of each entry. Source: Contentful's reference on
 * webhooks, “Content events”, “Action events” and “Headers”.
 */
const toTopics = (ofContent: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...['Entry', 'Asset'].map((type) => [type, ofContent] as const),
    ...['ReleaseAction', 'BulkAction', 'ScheduledAction'].map((type) => [type, ['execute']] as const),
  ]);
const topicsOfSite = toTopics(publishing);
const topicsOfPreview = toTopics(drafting);

/**
 * Whether a call can change what is built. One without a topic, or with one that is none of Contentful's, is somebody
 * else's, who knows why they call.
 * @param isPreview whether the site shows drafts
 */
export function isTopicOfContent(topic: unknown, isPreview: boolean): boolean {
  const [, type, action] =
    typeof topic === 'string' ? (/^ContentManagement\.(\w+)\.(\w+)$/.exec(topic.trim()) ?? []) : [];
  if (type === undefined || action === undefined) return true;
  return (isPreview ? topicsOfPreview : topicsOfSite).get(type)?.includes(action) ?? false;
}
