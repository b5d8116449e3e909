/** @size small */
import { followTypes } from './follow-types';

const toType = (id: string, fields: string[]) => ({ sys: { id }, fields: fields.map((field) => ({ id: field })) });
const toAnswer = (types: unknown[], locales = ['nl']) => ({
  // What is beside the items says nothing, as the number of a request.
  contentTypes: { items: types, request: Math.random() },
  locales: { items: locales.map((code) => ({ code })) },
});
const [hero, news] = [toType('hero', ['title']), toType('news', ['title'])];
const onChange = jest.fn<Promise<void>, [unknown, string[]]>();

/** Follows from one answer to the next, asking once each. */
async function follow(...answers: (ReturnType<typeof toAnswer> | Error)[]) {
  onChange.mockResolvedValue();
  const [start, ...next] = answers;
  if (start === undefined || start instanceof Error) throw new Error('It begins with an answer.');
  const read = () => {
    const answer = next.shift();
    return answer instanceof Error || answer === undefined
      ? Promise.reject(new Error('away'))
      : Promise.resolve(answer);
  };
  const follower = followTypes({ start, read, intervalMs: 1_000_000, onChange });
  for (let left = next.length; left > 0; left -= 1) await follower.check();
  follower.stop();
  return onChange.mock.calls.map(([, ids]) => ids);
}

it('says nothing while they are the same, and while the CMS is away', async () => {
  expect(await follow(toAnswer([hero]), toAnswer([hero]), new Error('away'), toAnswer([hero]))).toEqual([]);
});

it.each<[string, unknown[], string[]]>([
  ['is new', [hero, news], ['news']],
  ['is gone', [], ['hero']],
  ['has another field', [toType('hero', ['title', 'text'])], ['hero']],
])('names a content type that %s, once', async (_, types, ids) => {
  expect(await follow(toAnswer([hero]), toAnswer(types), toAnswer(types))).toEqual([ids]);
});

it('sees another locale', async () => {
  expect(await follow(toAnswer([hero]), toAnswer([hero], ['nl', 'de']))).toEqual([[]]);
});

it('says it again when what follows of it failed', async () => {
  onChange.mockReset().mockRejectedValueOnce(new Error('away'));
  const read = () => Promise.resolve(toAnswer([news]));
  const follower = followTypes({ start: toAnswer([hero]), read, intervalMs: 1_000_000, onChange });
  await follower.check();
  await follower.check();
  await follower.check();
  follower.stop();
  expect(onChange).toHaveBeenCalledTimes(2);
});
