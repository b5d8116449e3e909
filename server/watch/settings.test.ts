import { readWatchSettings } from './settings';

test('a release is watched for five minutes, with the browser that is found', () => {
  expect(readWatchSettings({})).toEqual({ minutes: 5, browser: null });
  expect(readWatchSettings({ WATCH_MINUTES: '0', WATCH_BROWSER: 'off' })).toEqual({ minutes: 0, browser: 'off' });
  expect(readWatchSettings({ WATCH_BROWSER: '/opt/chromium' })).toMatchObject({ browser: '/opt/chromium' });
});

test.each([
  [{ WATCH_MINUTES: 'long' }, 'WATCH_MINUTES must be a whole number from 0 to 60.'],
  [{ WATCH_MINUTES: '61' }, 'WATCH_MINUTES must be a whole number from 0 to 60.'],
  [{ WATCH_BROWSER: 'chromium' }, 'WATCH_BROWSER must be the whole path of Chromium, or off.'],
])('%j is refused', (environment, sentence) => {
  expect(() => readWatchSettings(environment)).toThrow(sentence);
});
