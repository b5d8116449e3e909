import { getOptions } from './answer-table';
import type { AnswerRequest } from './answerable';
import { withoutPastDays, withoutPastRequest } from './past-days';

const request: AnswerRequest = {
  ...{ locale: 'de', name: '', email: '', phone: '', items: [], facts: [], hasMessage: false },
  questions: [
    { id: 'viewing', details: { day: '2026-12-02', part: 'morning', way: 'video' } },
    { id: 'rental', details: { from: '2026-12-01', duration: '3 Wochen' } },
  ],
};

it('asks for another day than one that is over, to see it or to hire it', () => {
  const [viewing, rental] = withoutPastRequest(request, '2026-12-03').questions;
  expect(viewing).toEqual({ id: 'viewing', details: { way: 'video' } });
  expect(rental).toEqual({ id: 'rental', details: { duration: '3 Wochen' } });
  expect(viewing && getOptions(viewing, [])).toEqual(['video']);
});

it.each([['2026-12-01'], [null]])('leaves the day of a request alone when today is %s', (today) => {
  expect(withoutPastRequest(request, today)).toEqual(request);
});

it('says no day that is over', () => {
  const values = {
    viewing: 'suggest',
    'viewing.day': '2026-12-02',
    'viewing.time': '10:00',
    'rental.free': '2026-12-02',
    'auction.day': '2026-12-02',
  };
  expect(withoutPastDays(values, '2026-12-03')).toEqual({ viewing: 'suggest' });
  expect(withoutPastDays(values, '2026-12-02')).toBe(values);
  expect(withoutPastDays({ 'viewing.day': '' }, '2026-12-03')).toEqual({ 'viewing.day': '' });
});
