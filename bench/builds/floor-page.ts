import { createElement as h, type ReactElement } from 'react';

/** A stock item with as many fields as those of the demo. */
type Machine = {
  id: number;
  name: string;
  price: number;
  facts: readonly (readonly [string, string])[];
  photos: readonly string[];
  story: string;
};

const words =
  'tractor mower crane truck digger dumper trailer loader tipper diesel hydraulic automatic power width height lift'.split(
    ' ',
  );
const widths = [320, 640, 1280] as const;

/** @param number the same number always gives the same stock item */
export function toStockItem(number: number): Machine {
  const pick = (place: number) => words[(number * 5 + place * 11) % words.length] ?? '';
  return {
    id: 200_000 + number,
    name: `Make ${String(number % 120)} ${pick(0)} ${String(number % 977)}`,
    price: 5000 + ((number * 7919) % 150_000),
    facts: Array.from({ length: 80 }, (_, place) => [
      `${pick(place)} ${String(place)}`,
      String((number * (place + 3)) % 9973),
    ]),
    photos: Array.from({ length: 12 }, (_, place) => `https://photos.example/${String(number)}/${String(place)}`),
    story: Array.from({ length: 800 }, (_, place) => pick(place)).join(' '),
  };
}

function toPhoto(photo: string, place: number): ReactElement {
  const toSources = (format: string) =>
    widths.map((width) => `${photo}.${format}?w=${String(width)} ${String(width)}w`).join(', ');
  return h(
    'picture',
    { key: photo },
    ['avif', 'webp'].map((format) => h('source', { key: format, type: `image/${format}`, srcSet: toSources(format) })),
    h('img', {
      src: `${photo}.jpg?w=640`,
      alt: `Photo ${String(place + 1)}`,
      width: 640,
      height: 480,
      loading: 'lazy',
    }),
  );
}

const toLinks = (count: number, name: string) =>
  h(
    'ul',
    null,
    Array.from({ length: count }, (_, place) =>
      h('li', { key: place }, h('a', { href: `/${name}/${String(place)}` }, `${name} ${String(place)}`)),
    ),
  );

/** The page of a stock item: the usual parts of a dealer's page, without any lookup. */
export function FloorPage({ machine: stockItem, locale }: { machine: Machine; locale: string }): ReactElement {
  const { id, name, price, facts, photos, story } = stockItem;
  return h(
    'html',
    { lang: locale },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('title', null, name),
      h('link', { rel: 'canonical', href: `https://dealer.example/${locale}/machines/${String(id)}` }),
      h('style', { dangerouslySetInnerHTML: { __html: toStyles() } }),
    ),
    h(
      'body',
      null,
      h('header', null, h('nav', null, toLinks(12, locale))),
      h(
        'main',
        null,
        h('h1', null, name),
        h('p', null, new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(price)),
        h('div', null, photos.map(toPhoto)),
        h(
          'dl',
          null,
          facts.map(([label, value]) => h('div', { key: label }, h('dt', null, label), h('dd', null, value))),
        ),
        h('p', null, story),
        h(
          'form',
          null,
          ['name', 'mail', 'phone', 'message'].map((field) =>
            h('label', { key: field }, field, h('input', { name: field })),
          ),
        ),
      ),
      h('footer', null, toLinks(40, 'footer')),
      h('script', {
        type: 'application/ld+json',
        dangerouslySetInnerHTML: { __html: JSON.stringify({ '@type': 'Product', name, price }) },
      }),
      h('script', { src: '/app.js', defer: true }),
    ),
  );
}

let styles = '';
function toStyles(): string {
  styles ||= Array.from(
    { length: 80 },
    (_, place) => `.part${String(place)}{padding:${String(place)}px;color:#${String(100 + place)}}`,
  ).join('');
  return styles;
}
