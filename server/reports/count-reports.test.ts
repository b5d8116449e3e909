import { createCountedReports } from './count-reports';
import type { PolicyReport } from './read-reports';

const inline: PolicyReport = { directive: 'script-src', source: 'inline' };
const image: PolicyReport = { directive: 'img-src', source: 'other' };
const extension: PolicyReport = { directive: 'img-src', source: 'extension' };

test('reports are counted by directive and kind, those of extensions apart, and whoever listens hears of them', () => {
  const onReport = jest.fn();
  const { add, getCounts } = createCountedReports({ now: () => 0, onReport });
  expect(add([inline, image, extension])).toBe(true);
  add([inline]);
  expect(getCounts()).toEqual({
    since: '1970-01-01T00:00:00.000Z',
    dropped: 0,
    ignored: 1,
    counts: [
      { ...inline, count: 2 },
      { ...image, count: 1 },
    ],
  });
  expect(onReport.mock.calls).toEqual([[inline], [image], [inline]]);
});

test('beyond 600 a minute they are dropped until the next one begins', () => {
  let time = 0;
  const { add, getCounts } = createCountedReports({ now: () => time });
  for (let post = 0; post < 30; post += 1) expect(add(Array.from({ length: 20 }, () => inline))).toBe(true);
  expect(add([inline])).toBe(false);
  expect(getCounts()).toMatchObject({ dropped: 1, counts: [{ count: 600 }] });
  time = 60_000;
  expect(add([inline])).toBe(true);
  expect(getCounts().counts).toEqual([{ ...inline, count: 601 }]);
});
