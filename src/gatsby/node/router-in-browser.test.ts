import { readFileSync } from 'node:fs';

const hurryRouter = jest.requireActual<(source: string) => string>('./router-in-browser.cjs');
const installed = readFileSync('node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs', 'utf8');

it('shows a page that a link opens without waiting for a frame, what Back brings after one', () => {
  expect(installed.split('requestAnimationFrame')).toHaveLength(2);
  expect(hurryRouter(installed)).toContain('action==="PUSH"?setTimeout(show):requestAnimationFrame(show)');
});

it('shows the last of two locations, whichever is ready first', () => {
  const [, listen = ''] =
    /t\.listen\((\(\{location:t,action\}\)=>\{.*?\}\)\})\);return/.exec(hurryRouter(installed)) ?? [];
  const shown: unknown[] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  // What is run is the changed library itself, as text; its frames and timers come when the test says so.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('a', 'Promise', 'requestAnimationFrame', 'setTimeout', `let e=!1,last;return ${listen}`) as (
    ...parts: unknown[]
  ) => (about: { location: string; action: string }) => void;
  const show = ({ location }: { location: unknown }) => shown.push(location);
  const soon = { resolve: () => ({ then: (act: () => void) => act() }) };
  const hear = run(
    show,
    soon,
    (act: () => void) => frames.push(act),
    (act: () => void) => timers.push(act),
  );
  hear({ location: 'back', action: 'POP' });
  hear({ location: 'link', action: 'PUSH' });
  for (const act of [...timers, ...frames]) act();
  expect(shown).toEqual(['link']);
});

it('says when the router is written in another way than it was', () => {
  expect(() => hurryRouter(installed.replace('requestAnimationFrame', 'setTimeout'))).toThrow(
    'The router does not say',
  );
});
