import type { ToEntryAddress } from './entry-address';
import { EntryLink } from './entry-link';
import { Part } from './part';
import type { Desk } from './read-desk';
import type { WaitingEntry } from './waiting';

/** As many as anybody reads; so many wait after an import. */
const maxListed = 50;
const maxPages = 5;

type Props = Pick<Desk, 'waiting' | 'titles'> & { toAddress: ToEntryAddress };

/** What the next publish will change, by the CMS as it is now. */
export function NextPublish({ waiting, titles, toAddress }: Props) {
  if (waiting === null) return null;
  const title = 'What the next publish changes';
  if (waiting.status === 'unknown')
    return (
      <Part title={title}>
        <p>That is not known now. {waiting.reason}</p>
      </Part>
    );
  const published = waiting.entries.filter(({ state }) => state === 'published');
  const drafts = waiting.entries.filter(({ state }) => state === 'draft');
  return (
    <Part title={title} count={waiting.entries.length}>
      <h3>Published in the CMS, not online yet</h3>
      <Entries entries={published} titles={titles} toAddress={toAddress} />
      <h3>Drafts: they change nothing until somebody publishes them</h3>
      {waiting.withDrafts ? (
        <Entries entries={drafts} titles={titles} toAddress={toAddress} />
      ) : (
        <p>Drafts are not read here. It takes CONTENTFUL_PREVIEW_TOKEN, on a server of the published site.</p>
      )}
    </Part>
  );
}

type EntriesProps = { entries: readonly WaitingEntry[]; titles: Desk['titles']; toAddress: ToEntryAddress };

function Entries({ entries, titles, toAddress }: EntriesProps) {
  if (entries.length === 0) return <p>Nothing.</p>;
  return (
    <ul>
      {entries.slice(0, maxListed).map(({ change, type, title, on, place }, index) => (
        <li key={index}>
          {type !== null && `${type} `}“{title}”, {change}
          {on.length > 0 && <Places on={on} titles={titles} />}
          <EntryLink address={place === null ? null : toAddress(place)} />
        </li>
      ))}
      {entries.length > maxListed && <li>and {entries.length - maxListed} more</li>}
    </ul>
  );
}

function Places({ on, titles }: { on: readonly string[]; titles: Desk['titles'] }) {
  return (
    <>
      , on{' '}
      {on.slice(0, maxPages).map((place, index) => (
        <span key={place}>
          {index > 0 && ', '}
          {place.startsWith('/') ? <a href={place}>{titles.get(place) || place}</a> : place}
        </span>
      ))}
      {on.length > maxPages && ` and ${String(on.length - maxPages)} more pages`}
    </>
  );
}
