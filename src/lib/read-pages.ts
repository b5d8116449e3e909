/** One page of a list, and how much the list has. */
type Page<T> = { total: number; items: readonly T[] };

type Listed = { sys: { id: string } };

/** A list that changes under each of so many readings is one that nobody can read. */
const maxReadings = 5;

/**
 * Reads a list of the CMS page by page, ordered by id. What comes or goes between two pages moves all that follow: each
 * page begins with the last item of the one before, and where it does not, the list is read again. So what is there
 * all the while is neither missed nor there twice.
 * @param readPage gives the items from `skip` on, in the order of their ids
 * @param name of the list, for the sentence that is thrown when it never stands still
 * @param pauseMs before the second reading; twice as long before the third, and so on
 */
export async function readPages<T extends Listed>(
  readPage: (skip: number) => Promise<Page<T>>,
  name: string,
  pauseMs = 1000,
): Promise<T[]> {
  for (let reading = 0; reading < maxReadings; reading += 1) {
    // A cache before the CMS may have the pages of two moments, and has the same ones at once.
    await new Promise((resolve) => setTimeout(resolve, reading * pauseMs));
    const items = await readOnce(readPage);
    if (items !== null) return items;
  }
  throw new Error(`${name} changes while it is read. Try again in a minute.`);
}

/** @returns null for a list that moved meanwhile */
async function readOnce<T extends Listed>(readPage: (skip: number) => Promise<Page<T>>): Promise<T[] | null> {
  const read: T[] = [];
  for (;;) {
    const last = read.at(-1);
    const { items, total } = await readPage(last === undefined ? 0 : read.length - 1);
    if (last !== undefined && items[0]?.sys.id !== last.sys.id) return null;
    const more = last === undefined ? items : items.slice(1);
    read.push(...more);
    if (read.length >= total) return read;
    if (more.length === 0) return null;
  }
}
