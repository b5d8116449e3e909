/** @size small */
import { readMailSettings } from './mail-settings';

const whole = {
  DESK_MAIL_TO: 'a@dealer.example, b@dealer.example',
  DESK_MAIL_FROM: 'site@dealer.example',
  SMTP_URL: 'smtp://me:secret@mail.dealer.example:587',
};

it('is off by default, and has all recipients', () => {
  expect(readMailSettings({})).toBeNull();
  expect(readMailSettings({ DESK_MAIL_TO: ' ' })).toBeNull();
  expect(readMailSettings(whole)).toEqual({
    to: ['a@dealer.example', 'b@dealer.example'],
    from: 'site@dealer.example',
    smtpUrl: whole.SMTP_URL,
  });
});

it.each([
  [{ DESK_MAIL_TO: '' }, 'DESK_MAIL_TO must be mail addresses with commas between.'],
  [{ DESK_MAIL_TO: 'a@dealer.example, nobody' }, 'DESK_MAIL_TO must be mail addresses with commas between.'],
  [{ DESK_MAIL_FROM: 'nobody' }, 'DESK_MAIL_FROM must be a mail address.'],
  [{ SMTP_URL: 'http://me:secret@x' }, 'SMTP_URL must be like smtp://name:password@mail.dealer.example:587.'],
])('%j is wrong, and no password is repeated', (change, sentence) => {
  const read = () => readMailSettings({ ...whole, ...change });
  expect(read).toThrow(sentence);
  expect(read).not.toThrow('secret');
});
