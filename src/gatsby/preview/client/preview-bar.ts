import type { ListedEntry } from '../../../../server/preview/entry-list';
import { toAttributes, toKey } from '../mark-element';

import { barId, readTaggedKeys } from './read-tags';
import type { PreviewInfo } from './server';

const style = [
  'position:fixed;left:0;bottom:0;z-index:99;max-width:min(32rem,90vw);max-height:60vh;overflow:auto',
  'background:#16202e;color:#fff;font:0.875rem/1.5 system-ui;padding:0.25rem 0.75rem',
].join(';');

/**
 * A list of what no element of the page leads to: numbers, days, choices, what is in the head, words of pictures, and
 * what is empty. With the tags of the page it has every field that an editor can change. Each row is tagged as the
 * page's elements are, and is a link to the field for whoever is not in Contentful's frame.
 */
export function createBar(info: PreviewInfo) {
  const bar = document.createElement('div');
  bar.id = barId;
  bar.setAttribute('style', style);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.setAttribute('style', 'margin:0');
  const list = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = info.words.list;
  const rows = document.createElement('div');
  list.append(summary, rows);
  let shown: readonly ListedEntry[] = [];
  // Hundreds of elements, which are not made for nobody.
  const fillIfOpen = () => {
    if (list.open) fill(rows, shown, info);
  };
  list.addEventListener('toggle', fillIfOpen);
  bar.append(status, list);
  document.body.append(bar);
  const say = ({ state, cms }: Pick<PreviewInfo, 'state' | 'cms'>) => {
    const words = [
      cms === null ? '' : info.words.away,
      state === 'ended' || state === 'changed' ? info.words[state] : '',
    ];
    status.textContent = words.join(' ').trim();
  };
  say(info);
  return {
    say,
    /** The page has changed. @param entries all of which it shows something */
    show: (entries: readonly ListedEntry[]) => {
      shown = entries;
      fillIfOpen();
    },
  };
}

function fill(rows: Element, entries: readonly ListedEntry[], info: PreviewInfo): void {
  const tagged = new Set(readTaggedKeys(document));
  rows.replaceChildren(...entries.flatMap((entry) => toGroup(entry, tagged, info)));
  // Menus and words of the site are known before anything of the page is.
  if (entries.some(({ unmarkedIn }) => unmarkedIn === undefined))
    rows.setAttribute('data-page', window.location.pathname);
}

function toGroup(
  { kind, id, type, title, fields }: ListedEntry,
  tagged: ReadonlySet<string>,
  info: PreviewInfo,
): Node[] {
  const rows = fields.flatMap((field) => {
    const mark = { kind, id, field: field.id, locale: field.locale };
    if (tagged.has(toKey(mark))) return [];
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(toAttributes([mark], false))) link.setAttribute(name, value);
    const path = `spaces/${info.spaceId}/environments/${info.environment}/${kind === 'Entry' ? 'entries' : 'assets'}/${id}`;
    link.href = `${info.webApp}/${path}?focusedField=${field.id}&focusedLocale=${field.locale}`;
    link.target = '_blank';
    link.rel = 'noopener';
    link.setAttribute('style', 'color:inherit;margin-right:1rem');
    link.textContent = field.value == null && field.id !== 'file' ? `${field.name} (${info.words.empty})` : field.name;
    return [link];
  });
  if (rows.length === 0) return [];
  const group = document.createElement('p');
  group.setAttribute('style', 'margin:0.5rem 0');
  const name = document.createElement('strong');
  name.textContent = `${type}: ${title}`;
  group.append(name, document.createElement('br'), ...rows);
  return [group];
}
