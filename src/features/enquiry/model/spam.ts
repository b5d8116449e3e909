import { emptyValues, type EnquiryValues } from './fields';

/** Nobody fills a form in faster than this; machines do. */
const minimumMs = 3000;
/** More links than this are advertising. */
export const maximumLinks = 2;

/** Why a machine seems to have filled a form in: it wrote what people do not see, was too fast, or wrote many links. */
export type Suspicion = 'trap' | 'fast' | 'links';

/** Why a form looks as if no person had filled it in, or null. `openedAt` and `now` are milliseconds. */
export function findSuspicion(
  values: EnquiryValues,
  { openedAt, now }: { openedAt: number; now: number },
): Suspicion | null {
  if (values.trap !== emptyValues.trap) return 'trap';
  if (now - openedAt < minimumMs) return 'fast';
  return countLinks(values) > maximumLinks ? 'links' : null;
}

function countLinks(values: EnquiryValues): number {
  const typed = Object.values(values).filter((value) => typeof value === 'string');
  return typed.join('\n').match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}
