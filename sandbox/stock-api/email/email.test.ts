import { findRefusal, parseDataUrl, type Email } from './email';
import { createRateLimit } from './rate-limit';

const email: Email = {
  replyTo: 'jan.devries@visitor.example',
  subject: 'Vraag over L20417',
  advertiserEmail: { templateId: 'customer-website-email', title: 'Vraag', intro: '', bodyParameters: { Naam: 'Jan' } },
};
const withPart = (part: Partial<Email['advertiserEmail']>): Email => ({
  ...email,
  advertiserEmail: { ...email.advertiserEmail, ...part },
});

test('A message with everything in order is not refused.', () => {
  expect(findRefusal(email)).toBeNull();
  const picture = 'data:image/jpeg;base64,/9j/4A==';
  const callToActions = [{ label: 'Bekijk', url: 'https://dealer.example/occasions' }];
  expect(findRefusal(withPart({ images: [picture], callToActions }))).toBeNull();
});

test.each<[string, Email]>([
  ['replyTo', { ...email, replyTo: 'jan' }],
  ['replyTo', { ...email, replyTo: 'jan@a.example\r\nBcc: all@b.example' }],
  ['subject', { ...email, subject: ' ' }],
  ['subject', { ...email, subject: 'Hallo\r\nBcc: all@b.example' }],
  ['advertiserEmail.templateId', withPart({ templateId: 'other' })],
  ['advertiserEmail.images[1]', withPart({ images: ['data:image/png;base64,AAAA', 'data:text/html;base64,AAAA'] })],
  ['advertiserEmail.callToActions[0].url', withPart({ callToActions: [{ label: 'x', url: 'javascript:alert(1)' }] })],
])('A message with a bad %s is refused with the field’s name.', (field, bad) => {
  expect(findRefusal(bad)).toContain(field);
});

test('A data URL gives the bytes of a picture, or of a PDF.', () => {
  expect(parseDataUrl('data:image/jpeg;base64,aG9p')).toEqual({
    contentType: 'image/jpeg',
    extension: 'jpg',
    content: Buffer.from('hoi'),
  });
  expect(parseDataUrl('data:application/pdf;base64,aG9p')).toMatchObject({ extension: 'pdf' });
  expect(parseDataUrl('data:application/zip;base64,aG9p')).toBeNull();
});

test('After so many messages in a minute the next is told how long to wait.', () => {
  const limit = createRateLimit(2);
  expect([limit(0), limit(1_000), limit(10_000), limit(61_000)]).toEqual([null, null, 50, null]);
  expect(createRateLimit(Infinity)(0)).toBeNull();
});
