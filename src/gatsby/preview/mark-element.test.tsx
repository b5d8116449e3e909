/**
 * @size small
 * @jest-environment jsdom
 */
import { render } from '@testing-library/react';
import { createElement, Fragment, type ReactElement } from 'react';

import { addMark, type FieldMark } from './mark';
import { markElement } from './mark-element';

const title: FieldMark = { kind: 'Entry', id: 'hero', field: 'title', locale: 'nl' };
const phone: FieldMark = { kind: 'Entry', id: 'company', field: 'phone', locale: 'nl' };
const photo: FieldMark = { kind: 'Asset', id: 'yard', field: 'file', locale: 'nl' };

function show(Type: 'h1' | 'p' | 'img' | 'a' | 'title' | 'div' | typeof Fragment, props: Record<string, unknown>) {
  const marked = markElement(Type, props);
  return render((<Type {...marked} />) as ReactElement).container.innerHTML;
}

const tag = (id: string, field: string) =>
  `data-contentful-entry-id="${id}" data-contentful-field-id="${field}" data-contentful-locale="nl"`;

test('the element of a text has its tags, and the text is as it was written', () => {
  expect(show('h1', { children: addMark('Welkom', title) })).toBe(`<h1 ${tag('hero', 'title')}>Welkom</h1>`);
});

test('of several texts in one element each has its own', () => {
  expect(show('p', { children: ['Bel ', addMark('Wim', title), ': ', addMark('0570', phone)] })).toBe(
    `<p>Bel <span ${tag('hero', 'title')}>Wim</span>: <span ${tag('company', 'phone')}>0570</span></p>`,
  );
  expect(show('p', { children: `${addMark('Wim', title)}, ${addMark('0570', phone)}!` })).toBe(
    `<p><span ${tag('hero', 'title')}>Wim</span><span ${tag('company', 'phone')}>, 0570</span>!</p>`,
  );
  expect(show(Fragment, { children: addMark('Wim', title) })).toBe(`<span ${tag('hero', 'title')}>Wim</span>`);
});

test('a picture and an address have those of their attribute, and the others in a list', () => {
  expect(show('img', { alt: addMark('Erf', title), src: addMark('/a.jpg', photo) })).toBe(
    '<img alt="Erf" src="/a.jpg" data-contentful-asset-id="yard" data-contentful-field-id="file" data-contentful-locale="nl" data-preview-also="Entry hero title nl">',
  );
  expect(show('a', { href: `tel:${addMark('0570', phone)}`, children: 'Bel' })).toBe(
    `<a href="tel:0570" ${tag('company', 'phone')}>Bel</a>`,
  );
});

test('what is in the head has no element that is seen, and markup has the one around it', () => {
  expect(show('title', { children: addMark('Welkom', title) })).toBe(
    '<title data-preview-also="Entry hero title nl">Welkom</title>',
  );
  const html = { dangerouslySetInnerHTML: { __html: addMark('<b>x</b>', title) } };
  expect(show('div', html)).toBe(`<div ${tag('hero', 'title')}><b>x</b></div>`);
});

test('a component gets its texts with their marks, addresses without, and what is in it as elements', () => {
  const Link = () => null;
  const name = addMark('Wim', title);
  expect(markElement(Link, { to: `/x?make=${name}`, name })).toEqual({ to: '/x?make=Wim', name });
  const Other = ({ children }: { children?: unknown }) => createElement('b', {}, children as string);
  const { container } = render(<Other {...markElement(Other, { children: name })} />);
  expect(container.innerHTML).toBe(`<b><span ${tag('hero', 'title')}>Wim</span></b>`);
  const bare = { className: 'a', children: 'b' };
  expect(markElement('p', bare)).toBe(bare);
});
