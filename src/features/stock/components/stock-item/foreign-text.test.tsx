/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { ForeignText } from './foreign-text';

jest.mock('@/i18n/use-texts', () => ({
  useTexts: () => ({ t: (key: string, { language }: { language: string }) => `${key} ${language}`, iso: 'de-DE' }),
}));

it('names the language of a text that does not exist in the own one', () => {
  render(<ForeignText lang="nl" />);
  expect(screen.getByText('item:onlyIn Niederländisch')).toBeInTheDocument();
});

it.each(['de', 'xx', 'not a language', ''])('says nothing of “%s”', (lang) => {
  const { container } = render(<ForeignText lang={lang} />);
  expect(container).toBeEmptyDOMElement();
});
