/** @jest-environment jsdom */
import { layOutInSteps } from './lay-out-in-steps';

const step =
  '<script>document.currentScript.remove();delete document.documentElement.dataset.unread;document.body.offsetTop</script>';
const card = (words: number) => `<article>${'<p>&lt;/article></p>'.repeat(words)}</article>`;

test('what is above the page itself is a step of its own', () => {
  expect(layOutInSteps(`<header>x</header><main>${card(100)}</main>`)).toBe(
    `<header>x</header>${step}<main>${card(100)}</main>`,
  );
});

test('a page of few elements is laid out in one go', () => {
  const html = `<div>${card(100)}</div>`;
  expect(layOutInSteps(html)).toBe(html);
});

test('a step ends with what has the 120th element', () => {
  const html = `<div>${card(59)}${card(57)}${card(1)}</div>`;
  expect(layOutInSteps(html)).toBe(`<div>${card(59)}${card(57)}<article><p>&lt;/article></p>${step}</article></div>`);
});

test('each step begins anew', () => {
  const html = `<div>${card(130).repeat(3)}</div>`;
  expect(layOutInSteps(html).split(step)).toHaveLength(4);
});

test('no step ends within the head of a page, which stands at the bottom of its picture', () => {
  const links = '<a href="/">x</a>'.repeat(150);
  const html = `<header><nav>${links}</nav><h1>x</h1></header>`;
  expect(layOutInSteps(html)).toBe(html);
});

test('no element is left out of what ends it: a table has no script among its rows', () => {
  const rows = '<tr><td>a</td></tr>'.repeat(200);
  const html = `<section><table><tbody>${rows}</tbody></table></section>`;
  expect(layOutInSteps(html)).toBe(`<section><table><tbody>${rows}</tbody></table>${step}</section>`);
});

test('with its steps taken, a page is what it was', () => {
  const html = `<section>${'<a href="/">x</a>'.repeat(150)}</section><div>${card(130).repeat(2)}</div>`;
  document.body.innerHTML = layOutInSteps(html);
  const steps = document.body.querySelectorAll('script');
  expect(steps).toHaveLength(3);
  for (const { textContent } of steps) expect(textContent).toMatch(/^document\.currentScript\.remove\(\)/);
  for (const script of steps) script.remove();
  expect(document.body.innerHTML).toBe(
    html.replaceAll('/article>', (end) => end).replaceAll('&lt;/article>', '&lt;/article&gt;'),
  );
});
