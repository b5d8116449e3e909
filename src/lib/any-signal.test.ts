import { anySignal } from './any-signal';

test('is aborted with the first one, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = anySignal(one.signal, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort('late');
  one.abort('left');
  expect(signal).toMatchObject({ aborted: true, reason: 'late' });
});

test('is aborted at once where one is', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('left'))).toMatchObject({
    aborted: true,
    reason: 'left',
  });
});
