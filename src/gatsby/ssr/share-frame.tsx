import { createElement, type ReactElement } from 'react';

import { locales } from '../../i18n/locales';
import type { PageContext } from '../../i18n/page-context';

/**
 * The frame of a machine's page is that of every other machine in its language, but for the addresses of the page itself. Rendering it is two fifths
 * of rendering such a page, and there are tens of thousands: it is rendered for the first one, and written into the others as it is.
 */
type Part = { html: string; addresses: Addresses };
type Addresses = NonNullable<PageContext['alternates']>;

const parts = new Map<string, Part>();
/** The page that is being rendered: from the moment its frame is asked for until all of it is there nothing else is rendered. */
let page: { language: PageContext['language']; addresses: Addresses } | null = null;

/** No element of HTML, and taken out of it again. */
const tag = 'frame-part';
const pattern = new RegExp(`<${tag} id="(\\w+)">(.*?)</${tag}>`, 'gs');

/** What puts a part of the frame into a page (`layout.tsx`); undefined where every page has its own. */
export function shareFrame({ route, language, alternates }: PageContext) {
  page = route === 'stockItem' && alternates !== undefined ? { language, addresses: alternates } : null;
  if (page === null) return undefined;
  return (name: string, part: ReactElement) =>
    createElement(tag, { id: name }, parts.has(toKey(language, name)) ? null : part);
}

/** Puts the shared parts of the frame into the HTML of the page that was rendered just now. */
export function fillFrame(html: string): string {
  const current = page;
  page = null;
  if (current === null) return html;
  return html.replace(pattern, (_, name: string, rendered: string) => {
    const key = toKey(current.language, name);
    const known = parts.get(key);
    if (known !== undefined) return readdress(known, current.addresses);
    parts.set(key, { html: rendered, addresses: current.addresses });
    return rendered;
  });
}

const toKey = (language: string, name: string) => `${language}/${name}`;

/** An address has the prefix of its language, so none is taken for that of another. */
function readdress({ html, addresses }: Part, others: Addresses): string {
  return locales.reduce(
    (text, locale) => text.replaceAll(toAttribute(addresses[locale]), () => toAttribute(others[locale])),
    html,
  );
}

/** As React writes it. */
function toAttribute(address: string): string {
  return `"${address.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`;
}
