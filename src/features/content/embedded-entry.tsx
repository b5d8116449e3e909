import { Link } from 'gatsby';

import { ButtonLink } from '@/components/ui/button-link';
import { PhoneNumber } from '@/components/ui/phone-number';
import type { Locale } from '@/i18n/locales';
import { toPath, toStaticPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useLocale } from '@/i18n/use-locale';
import { toMailLink } from '@/lib/contact-links';
import { hasWords } from '@/lib/has-words';

import * as styles from './rich-text.module.css';
import { VideoPlace } from './video/video-place';

export type Reference = NonNullable<NonNullable<Queries.RichTextFragment['references']>[number]>;

/** The path of an entry's page in the visitor's language; null if it has none. */
export function getEntryPath(entry: Reference | undefined, locale: Locale): string | null {
  if (entry !== undefined && 'path' in entry) return hasWords(entry.title) ? entry.path : null;
  if (entry?.__typename === 'ContentfulVacancy')
    return hasWords(entry.title) ? toPath('vacancy', locale, { id: entry.segment }) : null;
  if (entry?.__typename !== 'ContentfulPage' || entry.route === null || entry.route === 'notFound') return null;
  return toStaticPath(entry.route, locale);
}

/** An entry within a line of text: a link to its page; nothing if it has none. */
export function InlineEntry({ entry }: { entry: Reference | undefined }) {
  const path = getEntryPath(entry, useLocale());
  if (path === null || entry === undefined || !('title' in entry) || !('fallbacks' in entry)) return null;
  return (
    <Link to={path} lang={toLang(entry, 'title')}>
      {entry.title}
    </Link>
  );
}

/** An entry between two paragraphs: a colleague's contact details, a button, a video, or a link to what has a page. */
export function BlockEntry({ entry }: { entry: Reference | undefined }) {
  const locale = useLocale();
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
    const { linkLabel, linkRoute, linkForm } = entry;
    if (linkLabel === null || linkRoute === null) return null;
    const anchor = linkForm === null ? '' : `#${linkForm}`;
    return (
      <p>
        <ButtonLink href={toStaticPath(linkRoute, locale) + anchor}>
          <span lang={toLang(entry, 'linkLabel')}>{linkLabel}</span>
        </ButtonLink>
      </p>
    );
  }
  return getEntryPath(entry, locale) === null ? null : (
    <p>
      <InlineEntry entry={entry} />
    </p>
  );
}
