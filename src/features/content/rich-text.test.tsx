/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import { RichText } from './rich-text';

jest.mock('gatsby', () => ({
  graphql: () => undefined,
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'de' }));

type References = NonNullable<Queries.RichTextFragment['references']>;

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string, content: object[], data: object = {}) => ({ nodeType, data, content });
const toTarget = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Entry', id } } });

function show(content: object[], references: References = []) {
  render(<RichText content={{ raw: JSON.stringify(block('document', content)), references }} />);
}

it('leaves no heading level out', () => {
  show([block('heading-2', [text('Eins')]), block('heading-5', [text('Zwei')])]);
  expect(screen.getByRole('heading', { level: 3, name: 'Eins' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 4, name: 'Zwei' })).toBeInTheDocument();
});

it('shows a table with its headings, in a part that scrolls by itself', () => {
  const cell = (type: string, words: string) => block(type, [block('paragraph', [text(words)])]);
  show([
    block('table', [
      block('table-row', [cell('table-header-cell', 'Größe')]),
      block('table-row', [cell('table-cell', '10')]),
    ]),
  ]);
  const region = screen.getByRole('region', { name: 'common:section.table' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('columnheader', { name: 'Größe' })).toBeInTheDocument();
});

it('ends a line where the editor ended it', () => {
  show([block('paragraph', [text('Regel een\nRegel twee')])]);
  expect(screen.getByText(/Regel een/)).toContainHTML('Regel een<br>Regel twee');
});

it('leads to pages and vacancies in the language of the page', () => {
  show(
    [
      block('paragraph', [
        block('entry-hyperlink', [text('Über uns')], toTarget('page-about')),
        block('embedded-entry-inline', [], toTarget('driver')),
        block('hyperlink', [text('Lager')], { uri: 'route:warehouse' }),
      ]),
    ],
    [
      { __typename: 'ContentfulPage', contentful_id: 'page-about', fallbacks: [], href: '/de/uber-uns', title: 'Wir' },
      {
        __typename: 'ContentfulVacancy',
        contentful_id: 'driver',
        href: '/de/stellenangebote/chauffeur',
        fallbacks: ['title'],
        title: 'Chauffeur',
      },
    ],
  );
  expect(screen.getByRole('link', { name: 'Über uns' })).toHaveAttribute('href', '/de/uber-uns');
  expect(screen.getByRole('link', { name: 'Lager' })).toHaveAttribute('href', '/de/lager');
  const vacancy = screen.getByRole('link', { name: 'Chauffeur' });
  expect(vacancy).toHaveAttribute('href', '/de/stellenangebote/chauffeur');
  expect(vacancy).toHaveAttribute('lang', 'nl');
});

it.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'shows a link to %s as its words',
  (uri) => {
    show([block('paragraph', [block('hyperlink', [text('hier')], { uri })])]);
    expect(screen.getByText('hier')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

it.each([
  ['an entry that is not published', block('embedded-entry-block', [], toTarget('gone'))],
  ['a picture without a file', block('embedded-asset-block', [], toTarget('gone'))],
  ['something that nobody knows', block('slideshow', [text('nothing')])],
])('leaves out %s, and shows the rest', (_, node) => {
  show([node, block('paragraph', [text('Der Rest')])]);
  expect(screen.getByText('Der Rest')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('embeds a colleague with how to reach them', () => {
  show(
    [block('embedded-entry-block', [], toTarget('wim'))],
    [
      {
        __typename: 'ContentfulTeamMember',
        contentful_id: 'wim',
        fallbacks: ['function'],
        name: 'Wim',
        function: 'Monteur',
        phone: { text: '+31 (0)570 00 00 19', href: 'tel:+31570000019' },
        email: null,
      },
    ],
  );
  expect(screen.getByRole('link', { name: '+31 (0)570 00 00 19' })).toHaveAttribute('href', 'tel:+31570000019');
  expect(screen.getByText('Monteur')).toHaveAttribute('lang', 'nl');
});

it('keeps a mail address whole up to its @, and words of a link as they are', () => {
  const uri = 'mailto:info@dealer-machines.example';
  show([
    block('paragraph', [
      block('hyperlink', [text('info@dealer-'), text('machines.example')], { uri }),
      block('hyperlink', [text('Mail us')], { uri }),
    ]),
  ]);
  expect(screen.getByRole('link', { name: /^info@/ })).toContainHTML(
    '<span>info@</span><wbr /><span>dealer-machines.example</span>',
  );
  expect(screen.getByRole('link', { name: 'Mail us' })).not.toContainHTML('<wbr />');
});
