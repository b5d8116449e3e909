import { toTable } from './to-table';

test('builds are compared with their limits', () => {
  const [row] = toTable([
    {
      machines: 10_000,
      floor: { seconds: 20, bytesAPage: 20_000 },
      full: { seconds: 300, processorSeconds: 450, maxBytes: 3 * 2 ** 30, written: 30_000 },
      changed: [60, 45, 40].map((seconds) => ({ seconds, processorSeconds: null, maxBytes: null, written: 3 })),
    },
  ]).rows;
  expect(row).toEqual(['10000', '30000', '20.0', '300', '15.0', '45.0', '60.0', '15', '3', '3.0', '–', '15.0']);
});
