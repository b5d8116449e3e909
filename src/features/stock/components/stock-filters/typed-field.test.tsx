/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { TypedField } from './typed-field';

const onText = jest.fn<undefined, [string, 'typing' | 'done']>();
const toHint = (text: string) => (/^\d*$/.test(text) ? null : 'Vul een getal in.');
const toField = (value: string) => <TypedField label="Prijs" value={value} numeric toHint={toHint} onText={onText} />;

function renderField() {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(toField('5000'));
  return {
    user,
    field: screen.getByRole('textbox', { name: 'Prijs' }),
    show: (value: string) => rerender(toField(value)),
  };
}

it('keeps invalid text, shows the error on blur, and does not apply it', async () => {
  const { user, field } = renderField();
  await user.clear(field);
  await user.type(field, 'abc');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(field).toHaveValue('abc');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Vul een getal in.');
  expect(screen.getByRole('alert')).toHaveTextContent('Vul een getal in.');
  expect(onText).not.toHaveBeenCalled();
});

it('shows the error on Enter, too, and hides it on the next key', async () => {
  const { user, field } = renderField();
  await user.type(field, 'x{Enter}');
  expect(field).toBeInvalid();
  await user.type(field, '{Backspace}');
  expect(field).toBeValid();
  await user.type(field, '0{Enter}');
  expect(onText.mock.calls).toEqual([['50000', 'done']]);
});

it('drops invalid text when another value is applied elsewhere', async () => {
  const { user, field, show } = renderField();
  await user.type(field, 'x{Enter}');
  show('');
  expect(field).toHaveValue('');
  expect(field).toBeValid();
});

it('keeps the typed text when it is applied, and follows later changes from elsewhere, e.g. by Back', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { rerender } = render(toField(''));
    const field = screen.getByRole('textbox', { name: 'Prijs' });
    await user.type(field, '2015');
    act(() => jest.advanceTimersByTime(1000));
    expect(onText.mock.calls).toEqual([['2015', 'typing']]);
    rerender(toField('2.015'));
    expect(field).toHaveValue('2015');
    rerender(toField(''));
    expect(field).toHaveValue('');
    await user.tab();
    expect(onText).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

it('is not finished by the Enter of an input method', async () => {
  const { user, field } = renderField();
  await user.type(field, '1');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onText).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onText).toHaveBeenCalledTimes(1);
});
