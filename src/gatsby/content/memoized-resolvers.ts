import { getGatsbyCommand } from '../../../patches/gatsby/variables';
/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = {
  nodeModel: {
    getNodeById: (query: { id: string }) => unknown;
    trackPageDependencies: (nodes: readonly [], dependencies: { connectionType: string }) => unknown;
  };
};
type Resolve<Source> = (source: Source, args: object, context: Context, info: Info) => unknown;
type Info = { originalResolver: (source: unknown, args: object, context: Context, info: Info) => unknown };
type Picture = { id: string; parent: string; internal: { contentDigest: string } };

/**
 * The lists that many pages ask for with the same few arguments: team and certificates every machine's, texts all
 * others.
 */
const lists = ['Locale', 'ContentfulTeamMember', 'ContentfulCertificate'] as const;

/**
 * Answers that hundreds or tens of thousands of pages ask for and that are the same for all of them: found once in a
 * build, and given again.
 * Gatsby is told each time what the page depends on, as its own resolvers would. What an editor changes while the site
 * is developed is always looked up.
 */
export function memoizeResolvers(): Record<string, Record<string, { resolve: Resolve<never> }>> {
  if (getGatsbyCommand() !== 'build') return {};
  return {
    Query: Object.fromEntries(lists.map((type) => [`all${type}`, { resolve: rememberList(type) }])),
    // Of all that a page asks for, this takes longest: the sizes of a picture, and a word to the main process about
    // each.
    ImageSharp: { gatsbyImageData: { resolve: rememberPicture() } },
  };
}

function rememberList(connectionType: string): Resolve<unknown> {
  const known = new Map<string, unknown>();
  return (source, args, context, info) => {
    const name = JSON.stringify(args);
    const before = known.get(name);
    if (before !== undefined) {
      context.nodeModel.trackPageDependencies([], { connectionType });
      return before;
    }
    const answer = info.originalResolver(source, args, context, info);
    known.set(name, answer);
    return answer;
  };
}

function rememberPicture(): Resolve<Picture> {
  const known = new Map<string, unknown>();
  return (picture, args, context, info) => {
    const name = JSON.stringify([picture.id, picture.internal.contentDigest, args]);
    const before = known.get(name);
    if (before !== undefined) {
      context.nodeModel.getNodeById({ id: picture.parent });
      return before;
    }
    const answer = info.originalResolver(picture, args, context, info);
    known.set(name, answer);
    return answer;
  };
}
