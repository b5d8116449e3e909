import type { BuildTextKey, TextKey } from './text-keys';

test('what the build alone says is no text of a page', () => {
  const built: BuildTextKey = 'live:title';
  // @ts-expect-error No page has it: it would show the key.
  const shown: TextKey = 'live:title';
  expect(shown).toBe(built);
});
