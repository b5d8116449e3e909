import { toRevisions } from './revisions';

const later = new Date('2027-02-03T04:05:06.000Z');
const latest = new Date('2027-03-03T00:00:00.000Z');
const toContents = (contents: Record<string, unknown>) => new Map(Object.entries(contents));
const first = toRevisions({}, toContents({ a: 1, b: 2 }), later);

describe('toRevisions', () => {
  it('gives the first content the same time on every machine', () => {
    expect(toRevisions({}, toContents({ a: 1, b: 2 }), latest)).toEqual(first);
  });

  it('leaves unchanged content alone', () => {
    expect(toRevisions(first, toContents({ a: 1, b: 2 }), later)).toEqual(first);
  });

  it('counts a change and keeps the time of creation', () => {
    const changed = toRevisions(first, toContents({ a: 9, b: 2 }), later);
    expect(changed.a).toMatchObject({
      revision: 2,
      createdAt: first.a?.createdAt,
      updatedAt: '2027-02-03T04:05:06.000Z',
    });
    expect(changed.b).toEqual(first.b);
  });

  it('gives what is added later the time of its adding', () => {
    expect(toRevisions(first, toContents({ a: 1, b: 2, c: 3 }), later).c).toMatchObject({
      revision: 1,
      createdAt: '2027-02-03T04:05:06.000Z',
    });
  });

  it('remembers when something went, and counts its coming back as a change', () => {
    const gone = toRevisions(first, toContents({ a: 1 }), later);
    expect(gone.b).toMatchObject({ revision: 1, deletedAt: '2027-02-03T04:05:06.000Z' });
    expect(toRevisions(gone, toContents({ a: 1 }), latest)).toEqual(gone);
    const back = toRevisions(gone, toContents({ a: 1, b: 2 }), latest);
    expect(back.b).toMatchObject({ revision: 2, updatedAt: '2027-03-03T00:00:00.000Z' });
    expect(back.b?.deletedAt).toBeUndefined();
  });
});
