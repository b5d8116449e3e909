import { toOpenVacancies } from './open-vacancies';

test('the newest vacancy stands first, closed ones are left out, and those of one day keep their order', () => {
  const vacancies = [
    { id: 'old', closed: false, published: '2026-09-01' },
    { id: 'a', closed: false, published: '2026-11-20T00:00+01:00' },
    { id: 'closed', closed: true, published: '2026-11-21' },
    { id: 'b', closed: false, published: '2026-11-20' },
    { id: 'unknown', closed: false, published: null },
    { id: 'new', closed: false, published: '2026-11-22T08:15:00.000Z' },
  ];
  expect(toOpenVacancies(vacancies).map(({ id }) => id)).toEqual(['new', 'a', 'b', 'old', 'unknown']);
});
