import { renderToStaticMarkup } from 'react-dom/server';

import type { ContentFinding } from '../../content-model/content-report';
import { nameType } from '../../content-model/type-name';
import { toQualitySentence } from '../releases/stock-quality';

import { deskStyles } from './desk-styles';
import type { ToEntryAddress } from './entry-address';
import { EntryLink } from './entry-link';
import { NextPublish } from './next-publish';
import { Part } from './part';
import type { Desk } from './read-desk';
import { Trend } from './trend';

/**
 * The page for staff as a whole document.
 * @param status what `/status` says of builds
 * @param toEntryAddress where an entry is edited; null where nobody knows
 */
export function renderDesk(desk: Desk, status: DeskStatus, toEntryAddress: ToEntryAddress | null): string {
  const page = <DeskPage desk={desk} status={status} toAddress={toEntryAddress ?? (() => null)} />;
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** As much of the status as the desk shows. */
export type DeskStatus = {
  lastPublishedAt?: string | null;
  lastBuild?: { endedAt: string; seconds: number; result: string; reason: string | null } | null;
  nextChanges?: readonly { at: string; what: readonly { type: string; title: string | null; change: string }[] }[];
};

type Props = { desk: Desk; status: DeskStatus; toAddress: ToEntryAddress };

function DeskPage({ desk, status, toAddress }: Props) {
  const { content, stock } = desk;
  const findings = content?.findings ?? [];
  const doubts = findings.slice(0, Math.max(0, (content?.total ?? 0) - (content?.untranslated ?? 0)));
  const untranslated = findings.slice(doubts.length);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>The desk</title>
        <style dangerouslySetInnerHTML={{ __html: deskStyles }} />
      </head>
      <body>
        <main>
          <h1>The desk</h1>
          <Publishing desk={desk} status={status} />
          <NextPublish {...desk} toAddress={toAddress} />
          <Part title="What the last publish changed">
            <Changes title="Changed" {...desk.changes.changed} />
            <Changes title="New" {...desk.changes.added} />
            <Changes title="Gone" {...desk.changes.removed} />
            {Object.values(desk.changes).every(({ total }) => total === 0) && (
              <p>No page. What pages show beside their own words, as a pop-up, is not listed.</p>
            )}
          </Part>
          <Part title="To look at in the CMS" count={content === null ? null : content.total - content.untranslated}>
            <Findings
              findings={doubts}
              toAddress={toAddress}
              total={content === null ? 0 : content.total - content.untranslated}
            />
          </Part>
          <Part title="Not translated" count={content?.untranslated ?? null}>
            <Findings findings={untranslated} toAddress={toAddress} total={content?.untranslated ?? 0} />
          </Part>
          {content !== null && content.categoriesToPaste !== '' && (
            <Part title="Stock categories in no sector">
              <p>To paste into “Stock categories” of a sector, or some of it: {content.categoriesToPaste}</p>
            </Part>
          )}
          {content !== null && content.categories.length > 0 && (
            <Part title="Names of the stock categories">
              <p>{content.categories.map(({ name, label }) => `${name} (${label})`).join(', ')}</p>
            </Part>
          )}
          <Stock stock={stock} />
        </main>
      </body>
    </html>
  );
}

function Publishing({ desk, status }: { desk: Desk; status: DeskStatus }) {
  const { lastBuild } = status;
  return (
    <Part title="Online">
      <p>
        Release {desk.release}
        {status.lastPublishedAt != null && <>, published {toMinute(status.lastPublishedAt)}</>}.
      </p>
      {lastBuild != null && lastBuild.result !== 'published' && (
        <p role="alert">
          The last build ({toMinute(lastBuild.endedAt)}) was not published: {lastBuild.reason}
        </p>
      )}
      {(status.nextChanges ?? []).map(({ at, what }) => (
        <p key={at}>
          {toMinute(at)}:{' '}
          {what.map(({ type, title, change }) => `${nameType(type)} “${title ?? ''}” ${change}`).join(', ')}
        </p>
      ))}
      {desk.before !== null && (
        <p>
          To take back what the last publish changed: <code>npm run rollback</code>. Visitors then see release{' '}
          {desk.before}, and the same is not published again.
        </p>
      )}
    </Part>
  );
}

function Stock({ stock }: Pick<Desk, 'stock'>) {
  if (stock === null) return null;
  return (
    <Part title="Quality of the stock" count={stock.doubtful}>
      <p>
        <strong>{stock.quality.toFixed(1)}</strong> of 100, over {stock.stockItems} machines that are not sold.
      </p>
      <Trend points={stock.trend} />
      <table>
        <thead>
          <tr>
            <th scope="col">Machine</th>
            <th scope="col">Category</th>
            <th scope="col">Quality</th>
            <th scope="col">What it lacks</th>
          </tr>
        </thead>
        <tbody>
          {stock.items.map((item) => (
            <tr key={item.id}>
              <td>
                <a href={item.path}>{item.title === '' ? item.id : item.title}</a> {item.number}
              </td>
              <td>{item.category}</td>
              <td>{item.quality}</td>
              <td>{item.findings.map(toQualitySentence).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {stock.doubtful > stock.items.length && <p>And {stock.doubtful - stock.items.length} more.</p>}
    </Part>
  );
}

function Changes({ title, total, pages }: { title: string } & Desk['changes']['added']) {
  if (total === 0) return null;
  return (
    <>
      <h3>
        {title}: {total} {total === 1 ? 'page' : 'pages'}
      </h3>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title === '' ? page.path : page.title}</a> <small>{page.path}</small>
          </li>
        ))}
        {total > pages.length && <li>and {total - pages.length} more</li>}
      </ul>
    </>
  );
}

type FindingsProps = { findings: readonly ContentFinding[]; toAddress: ToEntryAddress; total: number };

/** A build keeps the first findings only; `total` counts all. */
function Findings({ findings, toAddress, total }: FindingsProps) {
  if (total === 0) return <p>Nothing.</p>;
  return (
    <ul>
      {findings.map((finding, index) => (
        <li key={index}>
          {finding.problem} {finding.advice}
          <EntryLink address={toAddress(finding)} />
        </li>
      ))}
      {total > findings.length && <li>{total - findings.length} more, which are listed once there are fewer.</li>}
    </ul>
  );
}

/** In the dealer's time. */
function toMinute(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    ...{ timeZone: 'Europe/Amsterdam', dateStyle: 'medium', timeStyle: 'short' },
  });
}
