/** @size small */
import { createDrafts, type Draft, type DraftChange, type Kind } from './drafts';
import { followDrafts } from './follow-drafts';

let space: Draft[] = [];
let reads: string[] = [];
let isAway = false;
const reader = {
  readFrame: () => Promise.reject(new Error('not asked for')),
  readAll: (kind: Kind) => {
    reads.push(`all ${kind}`);
    return Promise.resolve(space.filter(({ sys }) => sys.type === kind));
  },
  readNewest: (kind: Kind, limit: number) => {
    if (isAway) return Promise.reject(new Error('The CMS is away.'));
    const items = space.filter(({ sys }) => sys.type === kind);
    const newest = items.toSorted((one, other) => other.sys.updatedAt.localeCompare(one.sys.updatedAt));
    return Promise.resolve({ total: items.length, items: newest.slice(0, limit) });
  },
};

const toDraft = (id: string, updatedAt: string): Draft => ({ sys: { id, type: 'Entry', updatedAt }, fields: {} });

test('a saved draft is read alone; one that is gone, or many, by reading all', async () => {
  space = Array.from({ length: 50 }, (_, index) => toDraft(`e${String(index)}`, '1'));
  const drafts = createDrafts();
  drafts.replace('Entry', space);
  const changes: DraftChange[] = [];
  const health: (string | null)[] = [];
  const follower = followDrafts({
    ...{ reader, drafts, intervalMs: 1_000_000 },
    onChange: (some) => changes.push(...some),
    onHealth: (reason) => health.push(reason),
  });
  const check = async () => {
    changes.length = 0;
    reads = [];
    await follower.check();
    return [changes.map(({ id }) => id), reads];
  };
  expect(await check()).toEqual([[], []]);
  space = [...space.slice(1), toDraft('e0', '2')];
  expect(await check()).toEqual([['e0'], []]);
  space = [...space, toDraft('new', '3')];
  expect(await check()).toEqual([['new'], []]);
  space = space.filter(({ sys }) => sys.id !== 'e7');
  expect(await check()).toEqual([['e7'], ['all Entry']]);
  space = space.map((draft, index) => (index < 30 ? toDraft(draft.sys.id, '4') : draft));
  expect(await check()).toEqual([space.slice(0, 30).map(({ sys }) => sys.id), ['all Entry']]);
  isAway = true;
  await check();
  expect(await check()).toEqual([[], []]);
  isAway = false;
  await check();
  expect(health).toEqual(['The CMS is away.', null]);
  expect(drafts.list('Entry')).toHaveLength(50);
  follower.stop();
});
