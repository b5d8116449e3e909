import { emptyValues, type EnquiryValues } from './fields';

/** Nobody fills a form in faster than this; machines do. */
const minimumMs = 3000;
/** More links than this are advertising. */
const maximumLinks = 2;

/** Whether a machine seems to have filled the form in. `openedAt` and `now` are milliseconds. */
export function isSuspicious(values: EnquiryValues, { openedAt, now }: { openedAt: number; now: number }): boolean {
  return values.trap !== emptyValues.trap || now - openedAt < minimumMs || countLinks(values) > maximumLinks;
}

function countLinks(values: EnquiryValues): number {
  const typed = Object.values(values).filter((value) => typeof value === 'string');
  return typed.join('\n').match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}
