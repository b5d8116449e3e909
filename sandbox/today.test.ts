import { createCatalogue } from './catalogue/create-catalogue';
import { readToday } from './today';

afterEach(() => {
  jest.useRealTimers();
});

function listDates(environment: NodeJS.ProcessEnv): string[] {
  return createCatalogue({ seed: 1, size: 60, today: readToday(environment) }).items.map((item) => item.createdDate);
}

test('the stock of a pinned day is the same on both sides of midnight', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T23:59:59Z') });
  const environment = { SANDBOX_TODAY: '2026-11-21' };
  const [pinned, free] = [listDates(environment), listDates({})];
  expect(pinned).toEqual(free);
  jest.setSystemTime(new Date('2026-11-22T00:00:01Z'));
  expect(listDates(environment)).toEqual(pinned);
  expect(listDates({})).not.toEqual(free);
});

test.each(['yesterday', '2026-02-31', '2026-11-21T10:00:00Z'])('%s is no day', (day) => {
  expect(() => readToday({ SANDBOX_TODAY: day })).toThrow(
    `SANDBOX_TODAY must be a day such as 2026-11-21, not ‘${day}’.`,
  );
});
