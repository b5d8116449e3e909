import * as v from 'valibot';

import type { AddressHistory } from './address-history';

const pages = v.record(v.string(), v.record(v.string(), v.array(v.string())));
const schema = v.object({ pages, gone: pages, machines: v.optional(v.record(v.string(), v.array(v.string())), {}) });

/** Parses a stored history; null if it is invalid. */
export function parseHistory(text: string): AddressHistory | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
