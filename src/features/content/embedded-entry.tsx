import { Link } from 'gatsby';

import { ButtonLink } from '@/components/ui/button-link';
import { PhoneNumber } from '@/components/ui/phone-number';
import { toLang } from '@/i18n/to-lang';
import { toMailLink } from '@/lib/contact-links';
import { hasWords } from '@/lib/has-words';

import * as styles from './rich-text.module.css';
import { VideoPlace } from './video/video-place';

export type Reference = NonNullable<NonNullable<Queries.RichTextFragment['references']>[number]>;

/** Where an entry leads, in the visitor's language; null if nowhere. */
export function getEntryPath(entry: Reference | undefined): string | null {
  if (entry !== undefined && 'path' in entry) return hasWords(entry.title) ? entry.path : null;
  return entry !== undefined && 'href' in entry ? entry.href : null;
}

/** An entry within a line of text: a link to its page; nothing if it has none. */
export function InlineEntry({ entry }: { entry: Reference | undefined }) {
  const path = getEntryPath(entry);
  if (path === null || entry === undefined || !('title' in entry) || !('fallbacks' in entry)) return null;
  return (
    <Link to={path} lang={toLang(entry, 'title')}>
      {entry.title}
    </Link>
  );
}

/** An entry between two paragraphs: a colleague's contact details, a button, a video, or a link to what has a page. */
export function BlockEntry({ entry }: { entry: Reference | undefined }) {
  if (entry?.__typename === 'ContentfulTeamMember') {
    const { name, phone, email } = entry;
    if (!hasWords(name)) return null;
    return (
      <div className={styles.person}>
        <strong>{name}</strong>
        {entry.function !== null && <span lang={toLang(entry, 'function')}>{entry.function}</span>}
        {phone !== null && <PhoneNumber phone={phone} />}
        {email !== null && <a href={toMailLink(email)}>{email}</a>}
      </div>
    );
  }
  if (entry?.__typename === 'ContentfulVideoSection') return <VideoPlace video={entry} isEmbedded />;
  if (entry?.__typename === 'ContentfulCallToAction') {
    const { button } = entry;
    return button === null ? null : (
      <p>
        <ButtonLink href={button.href}>
          <span lang={button.lang ?? undefined}>{button.label}</span>
        </ButtonLink>
      </p>
    );
  }
  return getEntryPath(entry) === null ? null : (
    <p>
      <InlineEntry entry={entry} />
    </p>
  );
}
