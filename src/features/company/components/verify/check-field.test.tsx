/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CheckField } from './check-field';

const mockTranslate = (key: string) => key;
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ iso: 'nl-NL', t: mockTranslate }) }));

const known = {
  ...{ phones: [], emails: [], accounts: [], hosts: [], pages: [] },
  numbers: [{ kind: 'taxNumber', value: 'NL000000000B00' }] as const,
};

it.each([
  ['NL91 ABNA 0417 1643 01', 'verify:check.mistyped verify:check.stopNoPhone'],
  ['NL91 ABNA 0417 1643 00', 'verify:check.other.account verify:check.stopNoPhone'],
  ['NL000000000B00', 'verify:check.ours.taxNumber'],
])('of %j it says %j', async (typed, sentences) => {
  render(<CheckField known={known} phone={null} />);
  await userEvent.type(screen.getByRole('textbox'), `${typed}{Enter}`);
  expect(screen.getByRole('status')).toHaveTextContent(sentences);
});
