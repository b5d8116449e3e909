import { graphql } from 'gatsby';
import { useState, type CSSProperties } from 'react';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { TextLines } from '@/components/text-lines';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toLang } from '@/i18n/to-lang';
import { useLocale } from '@/i18n/use-locale';

import { toPlayer } from './player';
import { videoTexts } from './video-texts';

type Props = { video: Queries.VideoFragment };

/** Styles of its own would load with the script, after the page was painted. */
const styles = {
  // As wide as there is room, whatever a word needs.
  figure: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)', maxWidth: '60rem' },
  screen: { width: '100%', aspectRatio: '16 / 9', border: 0, background: 'var(--color-secondary-strong)' },
  cover: { display: 'grid', placeItems: 'center', minHeight: '11rem', background: 'var(--color-secondary-strong)' },
  layer: { gridArea: '1 / 1', width: '100%' },
  button: { gridArea: '1 / 1', position: 'relative' },
  note: { color: 'var(--color-text-muted)', fontSize: 'var(--font-size-small)' },
} as const satisfies Record<string, CSSProperties>;

/** A video as a section with its title and the words for who cannot play it, or within a text. */
export function VideoPart({ video, isEmbedded = false }: Props & { isEmbedded?: boolean }) {
  if (isEmbedded) {
    return (
      <figure style={styles.figure}>
        <Video video={video} />
        <figcaption style={styles.note} lang={toLang(video, 'title')}>
          {video.title}
        </figcaption>
      </figure>
    );
  }
  return (
    <SectionFrame title={video.title} titleLang={toLang(video, 'title')}>
      <div style={styles.figure}>
        <Video video={video} />
        <TextLines text={video.text?.text} lang={toLang(video, 'text')} />
      </div>
    </SectionFrame>
  );
}

/** A video of the CMS or of a player's host, of which nothing is loaded before it is played; nothing without either. */
function Video({ video }: Props) {
  const { file, address } = video;
  if (file?.localFile?.publicURL != null) return <OwnVideo video={video} address={file.localFile.publicURL} />;
  const player = toPlayer(address);
  return player === null ? null : <HostedVideo video={video} player={player} />;
}

/** The browser's own player, which works without scripts as well. */
function OwnVideo({ video, address }: Props & { address: string }) {
  const locale = useLocale();
  const captions = video.captions?.localFile?.publicURL ?? null;
  const poster = video.poster?.localFile?.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- editors are told of one without
    <video
      controls
      playsInline
      preload="none"
      src={address}
      poster={poster}
      aria-label={video.title ?? undefined}
      lang={toLang(video, 'title')}
      style={styles.screen}
    >
      {captions !== null && (
        <track
          kind="captions"
          src={captions}
          srcLang={toLang(video, 'captions') ?? locale}
          label={videoTexts[locale]('video:captions')}
        />
      )}
    </video>
  );
}

/** A press loads the player, and is the consent to it: the sentence below the picture says what it does. */
function HostedVideo({ video, player }: Props & { player: NonNullable<ReturnType<typeof toPlayer>> }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const t = videoTexts[useLocale()];
  const { name: host, frame, page } = player;
  if (isPlaying) {
    return (
      <iframe
        src={frame}
        title={video.title ?? t('video:play')}
        lang={toLang(video, 'title')}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        style={styles.screen}
      />
    );
  }
  return (
    <div style={styles.figure} data-print="no">
      <div style={styles.cover}>
        <div style={styles.layer}>
          <ContentImage
            picture={video.poster}
            focus={video.imageFocus}
            decorative
            sizes="(min-width: 1000px) 960px, 100vw"
          />
        </div>
        <div style={styles.button}>
          <Button
            onClick={() => {
              setIsPlaying(true);
            }}
          >
            <Icon name="next" /> {t('video:play')}
          </Button>
        </div>
      </div>
      <p style={styles.note}>
        {t('video:source', { host })} <a href={page}>{t('video:page', { host })}</a>
      </p>
    </div>
  );
}

export const video = graphql`
  fragment Video on ContentfulVideoSection {
    fallbacks
    title
    text {
      text
    }
    address
    imageFocus
    file {
      localFile {
        publicURL
      }
    }
    captions {
      localFile {
        publicURL
      }
    }
    poster {
      ...WidePicture
    }
  }
`;
