import { parseUrl } from '../../../lib/parse-url';

/** Who shows a video, and how its player is asked for. */
type Player = {
  name: 'YouTube' | 'Vimeo';
  /** The origin of the frame, for the Content Security Policy. */
  origin: string;
  /** The address of the frame; it plays at once, because a visitor has pressed. */
  frame: string;
  /** The page of the video at its host. */
  page: string;
};

/**
 * The player of an address of one host, or null.
 * @see https://developers.google.com/youtube/player_parameters
 */
type ReadPlayer = (url: URL) => Player | null;

const youTubeOrigin = 'https://www.youtube-nocookie.com';
const vimeoOrigin = 'https://player.vimeo.com';

const toYouTube = (id: string | null | undefined): Player | null =>
  id == null || !/^[\w-]{11}$/.test(id)
    ? null
    : {
        ...{ name: 'YouTube', origin: youTubeOrigin, page: `https://www.youtube.com/watch?v=${id}` },
        frame: `${youTubeOrigin}/embed/${id}?autoplay=1&rel=0`,
      };

const readYouTube: ReadPlayer = ({ pathname, searchParams }) =>
  toYouTube(
    pathname === '/watch' ? searchParams.get('v') : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1],
  );

/** An unlisted video has a second part, without which its player shows nothing. */
const readVimeo: ReadPlayer = ({ pathname, searchParams }) => {
  const [, id, hash = searchParams.get('h')] = /^\/(?:video\/)?(\d{5,12})(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined || (hash !== null && !/^\w+$/.test(hash))) return null;
  const page = `https://vimeo.com/${id}${hash === null ? '' : `/${hash}`}`;
  const query = `${hash === null ? '' : `h=${hash}&`}dnt=1&autoplay=1`;
  return { name: 'Vimeo', origin: vimeoOrigin, page, frame: `${vimeoOrigin}/video/${id}?${query}` };
};

/** The hosts whose players the site shows, as their addresses are copied. */
const hosts: ReadonlyMap<string, ReadPlayer> = new Map(
  Object.entries({
    'youtube.com': readYouTube,
    'm.youtube.com': readYouTube,
    'youtube-nocookie.com': readYouTube,
    'youtu.be': ({ pathname }: URL) => toYouTube(/^\/([^/]+)\/?$/.exec(pathname)?.[1]),
    'vimeo.com': readVimeo,
    'player.vimeo.com': readVimeo,
  }),
);

/**
 * The player of an address that an editor copied from YouTube or Vimeo, whatever else stands in it; null for any other
 * address, and for one that names no video.
 * @example toPlayer('https://youtu.be/aqz-KE-bpKQ?t=3')?.name // 'YouTube'
 */
export function toPlayer(address: string | null | undefined): Player | null {
  const written = address?.trim() ?? '';
  const absolute = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  const url = parseUrl(absolute);
  return url === null ? null : (hosts.get(url.hostname.replace(/^www\./, ''))?.(url) ?? null);
}
