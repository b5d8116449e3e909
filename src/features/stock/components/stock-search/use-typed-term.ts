import { useEffect, useReducer, useRef, type RefObject } from 'react';

/** `typing`: the visitor paused; `done`: the visitor pressed Enter or chose. */
export type TermStep = 'typing' | 'done';

type Options = {
  /** The applied term. */
  term: string;
  onTerm: (term: string, step: TermStep) => void;
  input: RefObject<HTMLInputElement>;
};

type TypedTerm = {
  text: string;
  /** Call on each key. Text that an input method is composing is no term yet. */
  type: (text: string, isComposing: boolean) => void;
  finish: (text: string) => void;
  /** Drops text that was typed and not reported. */
  cancel: () => void;
  /** Resets the field to the applied term. */
  reset: () => void;
};

const pauseMs = 300;

type State = { text: string; reported: string; seen: string; isPending: boolean };

const merge = (state: State, change: Partial<State>): State => ({ ...state, ...change });

/** A text field with a draft during typing. It reports the draft, and follows `term` when that changes from outside. */
export function useTypedTerm({ term, onTerm, input }: Options): TypedTerm {
  const [state, change] = useReducer(merge, { text: term, reported: term, seen: term, isPending: false });
  const { text, reported, isPending } = state;
  if (term !== state.seen) {
    change(term === reported ? { seen: term } : { text: term, reported: term, seen: term, isPending: false });
  }

  const report = useRef(onTerm);
  useEffect(() => {
    report.current = onTerm;
  });

  // They differ when the visitor typed before hydration; the next render would overwrite the text.
  useEffect(() => {
    const inField = input.current?.value ?? text;
    if (inField !== text) change({ text: inField, isPending: true });
  }, [input, text]);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      const next = toTerm(text);
      change({ reported: next, isPending: false });
      if (next !== reported) report.current(next, 'typing');
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, reported, isPending]);

  return {
    text,
    type: (next, isComposing) => {
      change({ text: next, isPending: !isComposing });
    },
    finish: (next) => {
      change({ text: next, reported: toTerm(next), isPending: false });
      onTerm(toTerm(next), 'done');
    },
    cancel: () => {
      change({ isPending: false });
    },
    reset: () => {
      change({ text: term, reported: term, isPending: false });
    },
  };
}

/** The term as an address holds it: a trailing space makes no new term. */
function toTerm(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
