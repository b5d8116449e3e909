import { getOptions } from './answer-table';
import type { AnswerRequest } from './answerable';
import { withoutPastDays, withoutPastRequest } from './past-days';

const request: AnswerRequest = {
  ...{ locale: 'de', name: '', email: '', phone: '', items: [], facts: [], hasMessage: false },
  questions: [
    { id: 'viewing', details: { day: '2026-12-02', part: 'morning', way: 'video' } },
    { id: 'rental', details: { from: '2026-12-01' } },
  ],
};

it('asks for another day than one that is over', () => {
  const [viewing, rental] = withoutPastRequest(request, '2026-12-03').questions;
  expect(viewing).toEqual({ id: 'viewing', details: { way: 'video' } });
  expect(rental).toBe(request.questions[1]);
  expect(viewing && getOptions(viewing, [])).toEqual(['suggest', 'video']);
});

it.each([['2026-12-02'], [null]])('leaves the day of a request alone when today is %s', (today) => {
  expect(withoutPastRequest(request, today)).toEqual(request);
});

it('says no suggested day that is over', () => {
  const values = { viewing: 'suggest', 'viewing.day': '2026-12-02', 'rental.free': '2026-12-02' };
  expect(withoutPastDays(values, '2026-12-03')).toEqual({ viewing: 'suggest', 'rental.free': '2026-12-02' });
  expect(withoutPastDays(values, '2026-12-02')).toBe(values);
  expect(withoutPastDays({ 'viewing.day': '' }, '2026-12-03')).toEqual({ 'viewing.day': '' });
});
