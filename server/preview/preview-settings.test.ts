import { readPreviewSettings } from './preview-settings';

const token = 'a-token-of-the-preview-that-nobody-guesses';

it('lets Contentful’s web app show the preview, and others that are named', () => {
  expect(readPreviewSettings({ PREVIEW_TOKEN: token })).toEqual({
    token,
    frames: ['https://app.contentful.com', 'https://app.eu.contentful.com'],
  });
  const { frames } = readPreviewSettings({ PREVIEW_TOKEN: token, PREVIEW_FRAMES: 'https://a.example http://b:81' });
  expect(frames.slice(2)).toEqual(['https://a.example', 'http://b:81']);
});

it.each([
  [{}, 'PREVIEW_TOKEN is missing'],
  [{ PREVIEW_TOKEN: ' ' }, 'PREVIEW_TOKEN is missing'],
  [{ PREVIEW_TOKEN: 'short' }, 'PREVIEW_TOKEN must have 32 characters or more'],
  [{ PREVIEW_TOKEN: token, PREVIEW_FRAMES: '*' }, 'PREVIEW_FRAMES must be origins'],
  [{ PREVIEW_TOKEN: token, PREVIEW_FRAMES: "https://a.example; script-src 'x'" }, 'PREVIEW_FRAMES must be origins'],
])('%j is refused with a sentence, without the token', (environment, sentence) => {
  const read = () => readPreviewSettings(environment);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/short/);
});
