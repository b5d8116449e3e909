import { getMarketingScripts } from './marketing-scripts';

test('nothing is loaded where nothing is configured', () => {
  expect(getMarketingScripts({ tagManagerId: '', leadTrackerUrl: '' })).toEqual([]);
});

test('each that is configured is loaded, and only that', () => {
  const leadTrackerUrl = 'https://leads.example/tracker.js';
  expect(getMarketingScripts({ tagManagerId: '', leadTrackerUrl })).toEqual([leadTrackerUrl]);
  expect(getMarketingScripts({ tagManagerId: 'GTM-AB12', leadTrackerUrl })).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12',
    leadTrackerUrl,
  ]);
});
