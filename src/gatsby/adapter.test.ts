import { toAdapter } from './adapter';

test('the build is for the own server, or for Netlify where Netlify builds', () => {
  expect(toAdapter({}).name).toBe('own server');
  expect(toAdapter({ NETLIFY: 'true' }).name).toBe('gatsby-adapter-netlify');
});
