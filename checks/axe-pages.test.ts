/** @size medium */
import { checkWithAxe } from './axe-pages';
import { findKindsOfElements, pickCovering } from './kinds-of-elements';

const toPage = (main: string) =>
  `<!doctype html><html lang="nl"><head><title>Page</title></head><body><main><h1>Page</h1>${main}</main></body></html>`;

describe('kinds of elements', () => {
  it('do not depend on words, URLs and names', () => {
    const [one, other] = ['Fendt', 'Claas'].map((make) =>
      findKindsOfElements(toPage(`<a href="/${make}" id="${make}" aria-label="${make}">${make}</a>`)),
    );
    expect(one).toEqual(other);
  });

  it.each([
    ['<a href="/a">Words</a>', '<a href="/a"></a>'],
    ['<img src="a.png" alt="Words">', '<img src="a.png" alt="">'],
    ['<p class="light">Words</p>', '<p class="dark">Words</p>'],
    ['<ul><li>Words</li></ul>', '<ol><li>Words</li></ol>'],
  ])('%s is another than %s', (one, other) => {
    expect(findKindsOfElements(toPage(one))).not.toEqual(findKindsOfElements(toPage(other)));
  });

  it('are all on the picked pages, and every picked page is needed', () => {
    const pages = ['<p>One</p>', '<p>Two</p>', '<p>Two</p><img src="a.png" alt="">'].map(
      (main, index) => [`/${String(index)}`, toPage(main)] as const,
    );
    expect(pickCovering(pages).map(([path]) => path)).toEqual(['/0', '/2']);
  });
});

it('axe finds faults without running scripts of the page', async () => {
  const script = '<script>document.querySelector("p").remove()</script>';
  const pages = [
    ['/good', toPage('<p>Words</p>')],
    ['/bad', toPage(`<p style="color: #eee; background: #fff">Words</p><img src="a.png">${script}`)],
  ] as const;
  const { problems, checked } = await checkWithAxe(pages, 'https://dealer.example');
  expect(checked).toBe(2);
  expect(problems).toEqual([
    expect.stringMatching(/^\/bad: color-contrast: <p/),
    expect.stringMatching(/^\/bad: image-alt: <img/),
  ]);
}, 30_000);
