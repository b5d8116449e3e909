import { toOpenVacancies } from './open-vacancies';

test('the newest vacancy stands first, closed ones and those without a title are left out, and those of one day keep their order', () => {
  const vacancies = [
    { id: 'old', title: 'Monteur', closed: false, published: '2026-09-01' },
    { id: 'a', title: 'Monteur', closed: false, published: '2026-11-20T00:00+01:00' },
    { id: 'closed', title: 'Monteur', closed: true, published: '2026-11-21' },
    { id: 'b', title: 'Monteur', closed: false, published: '2026-11-20' },
    { id: 'unknown', title: 'Monteur', closed: false, published: null },
    { id: 'blank', title: ' ', closed: false, published: '2026-11-22' },
    { id: 'untitled', title: null, closed: false, published: '2026-11-22' },
    { id: 'new', title: 'Monteur', closed: false, published: '2026-11-22T08:15:00.000Z' },
  ];
  expect(toOpenVacancies(vacancies).map(({ id }) => id)).toEqual(['new', 'a', 'b', 'old', 'unknown']);
});
