import { readBuildMoment } from './build-moment';

const now = new Date('2026-11-28T12:00:00Z');

test('a build is of the moment that it is given, else of now', () => {
  expect(readBuildMoment({ BUILD_MOMENT: '2026-12-01T08:00+01:00' }, now)).toEqual(new Date('2026-12-01T07:00Z'));
  expect(readBuildMoment({ BUILD_MOMENT: ' ' }, now)).toBe(now);
  expect(readBuildMoment({}, now)).toBe(now);
});

test('what is no moment ends the build with a sentence', () => {
  expect(() => readBuildMoment({ BUILD_MOMENT: 'tomorrow' })).toThrow('BUILD_MOMENT must be a moment such as');
});
