import { renderToString } from 'react-dom/server';

import { forEachLocale, type Locale } from '../../i18n/locales';
import type { PageContext } from '../../i18n/page-context';

import { fillFrame, shareFrame } from './share-frame';

const toContext = (language: Locale, name: string, route: PageContext['route'] = 'stockItem'): PageContext => ({
  language,
  route,
  alternates: forEachLocale((locale) => `/${locale}/${name}`),
});

const rendered = jest.fn();
function Languages({ context }: { context: PageContext }) {
  rendered();
  const addresses = Object.entries(context.alternates ?? {});
  return (
    <ul>
      {addresses.map(([locale, address]) => (
        <li key={locale}>
          <a href={address} aria-current={locale === context.language}>
            {locale}
          </a>
        </li>
      ))}
    </ul>
  );
}

const toFrame = (context: PageContext) => <Languages context={context} />;
function render(context: PageContext): string {
  const share = shareFrame(context) ?? ((_, part) => part);
  return fillFrame(
    renderToString(
      <>
        {share('top', toFrame(context))}
        <main>{context.alternates?.nl}</main>
        {share('bottom', toFrame(context))}
      </>,
    ),
  );
}

function renderPlain(context: PageContext): string {
  return renderToString(
    <>
      {toFrame(context)}
      <main>{context.alternates?.nl}</main>
      {toFrame(context)}
    </>,
  );
}

test('the frame of machines is rendered once for a language, and each page is as if it had been for itself', () => {
  const contexts = ["joskin-d'eau", 'a&b', '$&-1', "joskin-d'eau-2"].flatMap((name) => [
    toContext('nl', name),
    toContext('de', name),
  ]);
  rendered.mockClear();
  const pages = contexts.map(render);
  // Two languages, two parts.
  expect(rendered).toHaveBeenCalledTimes(4);
  expect(pages).toEqual(contexts.map(renderPlain));
});

test('other pages have their own', () => {
  const contexts = ['one', 'two'].map((name) => toContext('en', name, 'stockCategory'));
  rendered.mockClear();
  expect(contexts.map(render)).toEqual(contexts.map(renderPlain));
  expect(rendered).toHaveBeenCalledTimes(8);
});
