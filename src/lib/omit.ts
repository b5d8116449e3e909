/** The record without one of its keys. @example omit({ a: 1, b: 2 }, 'a') // { b: 2 } */
export function omit<T extends Readonly<Record<string, unknown>>>(record: T, key: string): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) as T;
}
