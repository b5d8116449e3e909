import { readFileSync } from 'node:fs';

const hurryRouter = jest.requireActual<(source: string) => string>('./router-in-browser.cjs');
const installed = readFileSync('node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs', 'utf8');

it('shows a page that a link opens without waiting for a frame, what Back brings after one', () => {
  expect(installed.split('requestAnimationFrame')).toHaveLength(2);
  expect(hurryRouter(installed)).toContain('action==="PUSH"?setTimeout(show):requestAnimationFrame(show)');
});

it('says when the router is written in another way than it was', () => {
  expect(() => hurryRouter(installed.replace('requestAnimationFrame', 'setTimeout'))).toThrow(
    'The router does not say',
  );
});
