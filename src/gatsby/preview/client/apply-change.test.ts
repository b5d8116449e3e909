/**
 * @size small
 * @jest-environment jsdom
 */
import { applyChange } from './apply-change';

const tag = (id: string, field: string) =>
  `data-contentful-entry-id="${id}" data-contentful-field-id="${field}" data-contentful-locale="nl"`;
const change = (field: string, before: unknown, after: unknown) => {
  applyChange(
    { kind: 'Entry', id: 'hero', before: { [field]: { nl: before } }, after: { [field]: { nl: after } } },
    document,
  );
};
const getTexts = () => Array.from(document.querySelectorAll('[data-contentful-field-id]'), (one) => one.textContent);
const toRichText = (...texts: string[]) => ({
  nodeType: 'document',
  content: texts.map((value) => ({ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] })),
});

beforeAll(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }));

it('writes what is typed where the page says what the draft said before', () => {
  document.body.innerHTML = `<h1 ${tag('hero', 'title')}>Welkom</h1><p ${tag('other', 'title')}>Welkom</p>`;
  change('title', 'Welkom', 'Goedendag');
  expect(getTexts()).toEqual(['Goedendag', 'Welkom']);
});

it('leaves what says something else, what has elements in it, and what came or went', () => {
  document.body.innerHTML = `<h1 ${tag('hero', 'title')}>Ander</h1><p ${tag('hero', 'title')}><b>Welkom</b></p>`;
  change('title', 'Welkom', 'Goedendag');
  applyChange({ kind: 'Entry', id: 'hero', before: null, after: { title: { nl: 'Nieuw' } } }, document);
  applyChange({ kind: 'Entry', id: 'hero', before: { title: { nl: 'Ander' } }, after: null }, document);
  expect(getTexts()).toEqual(['Ander', 'Welkom']);
});

it('writes each line of a list and each text of a rich text, equal ones by their order', () => {
  document.body.innerHTML = ['a', 'b', 'a'].map((text) => `<li ${tag('hero', 'points')}>${text}</li>`).join('');
  change('points', ['a', 'b', 'a'], ['a', 'b', 'c']);
  expect(getTexts()).toEqual(['a', 'b', 'c']);
  document.body.innerHTML = ['een', 'twee'].map((text) => `<p ${tag('hero', 'body')}>${text}</p>`).join('');
  change('body', toRichText('een', 'twee'), toRichText('een', 'drie'));
  expect(getTexts()).toEqual(['een', 'drie']);
});

it('waits for the page made anew when lines came or went', () => {
  document.body.innerHTML = `<li ${tag('hero', 'points')}>a</li>`;
  change('points', ['a'], ['a', 'b']);
  expect(getTexts()).toEqual(['a']);
});

it('writes markup as text', () => {
  document.body.innerHTML = `<h1 ${tag('hero', 'title')}>Welkom</h1>`;
  change('title', 'Welkom', '<img src=x onerror=alert(1)>');
  expect(document.querySelector('h1')?.innerHTML).toBe('&lt;img src=x onerror=alert(1)&gt;');
});
