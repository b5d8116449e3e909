import { countSigns } from './count-signs';

const minute = 60_000;
let now = 0;
const create = () => countSigns(5, () => now);
beforeEach(() => {
  now = 0;
});

test('what is much more frequent than before the switch has risen, with the first that it says', () => {
  const signs = create();
  for (let visit = 0; visit < 100; visit += 1) signs.addAnswer();
  signs.addSign('error', '/old');
  signs.begin();
  for (let visit = 0; visit < 100; visit += 1) signs.addAnswer();
  for (const page of ['a', 'b', 'c', 'd', 'a', 'a']) signs.addSign('error', `/${page}`);
  for (let visit = 0; visit < 4; visit += 1) signs.addSign('missing', '/app.js');
  expect(signs.findRisen()).toEqual([{ sign: 'error', what: ['/a', '/b', '/c'] }]);
});

test('what was as frequent before has not risen, unless that is longer ago than a release is watched', () => {
  const signs = create();
  const pass = () => {
    for (let visit = 0; visit < 100; visit += 1) signs.addAnswer();
    for (let visit = 0; visit < 20; visit += 1) signs.addSign('error', `/${String(visit)}`);
  };
  pass();
  now += 4 * minute;
  signs.begin();
  pass();
  expect(signs.findRisen()).toEqual([]);
  now += 5 * minute;
  signs.begin();
  pass();
  expect(signs.findRisen()).toHaveLength(1);
});

test('one visitor who repeats a report counts ten times, and inventions do not fill the memory', () => {
  const signs = create();
  for (let visit = 0; visit < 1000; visit += 1) signs.addAnswer();
  signs.begin();
  for (let visit = 0; visit < 1000; visit += 1) signs.addAnswer();
  for (let visit = 0; visit < 1000; visit += 1) signs.addSign('script', 'x');
  expect(signs.findRisen()).toEqual([]);
  for (let visit = 0; visit < 1000; visit += 1) signs.addSign('script', String(visit));
  expect(signs.findRisen()).toEqual([{ sign: 'script', what: ['x', '0', '1'] }]);
});
