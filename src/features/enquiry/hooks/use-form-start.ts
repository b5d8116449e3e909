import { useState } from 'react';

import { startStopwatch, type Stopwatch } from '@/lib/stopwatch';

import { toInitialValues } from '../model/draft';
import type { EnquiryValues } from '../model/fields';
import type { EnquiryKind } from '../model/kinds';

import { readDraft } from './draft-storage';

type Start = {
  initialValues: EnquiryValues;
  getOpenFor: Stopwatch;
  /** Whether a draft was kept, and how many files it had. */
  isRestored: boolean;
  lost: number;
};

/** What a form begins with, which does not change while it is open. */
export function useFormStart(name: string, kind: EnquiryKind, known: Partial<EnquiryValues> = {}): Start {
  const [start] = useState(() => {
    const draft = readDraft(name);
    return {
      initialValues: toInitialValues(known, draft, kind),
      // A restored draft is not checked for the time it took to type.
      getOpenFor: draft === null ? startStopwatch() : () => Infinity,
      isRestored: draft !== null,
      lost: draft?.files ?? 0,
    };
  });
  return start;
}
