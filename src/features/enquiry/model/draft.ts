import * as v from 'valibot';

import { questionIds, wishes } from './choices';
import { emptyValues, fields, type EnquiryValues, type FieldId } from './fields';
import type { EnquiryKind } from './kinds';
import { questions } from './questions';

/** The stored values of a form that was not sent, so that a reload loses no text. Files cannot be stored. */
export type Draft = { values: Partial<EnquiryValues>; files: number };

const typed = v.optional(v.fallback(v.string(), ''), '');

const draftSchema = v.object({
  values: v.object({
    ...(Object.fromEntries(Object.keys(fields).map((field) => [field, typed])) as Record<
      keyof typeof fields,
      typeof typed
    >),
    questions: v.optional(v.fallback(v.array(v.picklist(questionIds)), []), []),
    skipped: v.optional(v.fallback(v.array(v.string()), []), []),
    wish: v.optional(v.fallback(v.picklist(wishes), 'sell')),
    asked: typed,
    askedWords: typed,
    askedFacts: typed,
    askedGate: typed,
  }),
  files: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** Only filled-in or chosen values: defaults may differ the next time. */
function omitEmpty(values: Partial<EnquiryValues>): Partial<EnquiryValues> {
  const isKept = ([name, value]: [string, string | readonly string[]]) =>
    name !== 'trap' && value.length > 0 && !(name === 'wish' && value === emptyValues.wish);
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

export function formatDraft({ values, files }: Draft): string {
  return JSON.stringify({ values: omitEmpty(values), files });
}

/** Parses a stored draft; null if it is missing or invalid. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(text));
    if (!parsed.success) return null;
    const { wish, ...rest } = parsed.output.values;
    const values = omitEmpty({ ...rest, ...(wish === undefined ? {} : { wish }) });
    return { values, files: parsed.output.files };
  } catch {
    return null;
  }
}

/**
 * A form's initial values: the draft, else the known values, else empty ones. A draft about an item that is gone goes
 * on in the form to find another one, which is not like the machine that the visitor wanted to trade in.
 */
export function toInitialValues(known: Partial<EnquiryValues>, draft: Draft | null, kind: EnquiryKind): EnquiryValues {
  const kept = draft?.values ?? {};
  if (kind === 'product' || kept.questions?.includes('tradeIn') !== true) return { ...emptyValues, ...known, ...kept };
  const others = Object.entries(kept).filter(([field]) => !questions.tradeIn.details.includes(field as FieldId));
  const asked = kept.questions.filter((id) => id !== 'tradeIn');
  return { ...emptyValues, ...known, ...Object.fromEntries(others), questions: asked };
}
