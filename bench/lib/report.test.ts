import { formatTable, toMedian } from './report';

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %s', (figures, median) => {
  expect(toMedian(figures)).toBe(median);
});

test('a table is Markdown, with right-aligned figures and escaped cells', () => {
  const table = {
    title: 'Pages',
    columns: [{ name: 'page' }, { name: 'ms', isFigure: true }],
    rows: [['a|b', '12']],
    notes: ['slow'],
  };
  expect(formatTable(table)).toBe('## Pages\n\n| page | ms |\n| --- | ---: |\n| a\\|b | 12 |\n\n- slow');
});
