import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';

/** The search term of the address. `key` is another one when something else has changed what a typed text led to. */
export type AppliedTerm = { term: string; key: string };

type Options = {
  applied: AppliedTerm;
  /** Called with the term when the visitor pauses. @returns what the address will have of it */
  onPause: (term: string) => AppliedTerm;
  input: RefObject<HTMLInputElement>;
};

type TypedTerm = {
  text: string;
  /** Call on each key. Text that an input method is composing is no term yet. */
  type: (text: string, isComposing: boolean) => void;
  /** Shows what the address will have of the text, which was searched for at once. */
  finish: (led: AppliedTerm) => void;
  /** Drops text that was typed and not reported. */
  cancel: () => void;
  /** Reports a term once more, at once: it would mean something else now. */
  repeat: (term: string) => void;
  /** Resets the field to the applied term. */
  reset: () => void;
};

const pauseMs = 300;

type State = { text: string; reported: string; expected: string; seen: string; isPending: boolean };

const toKey = ({ term, key }: AppliedTerm) => JSON.stringify([term, key]);

const merge = (state: State, change: Partial<State>): State => ({ ...state, ...change });

/**
 * A text field with a draft during typing. It reports the draft, and follows the applied term when that changes from
 * outside.
 */
export function useTypedTerm({ applied, onPause, input }: Options): TypedTerm {
  const { term } = applied;
  const key = toKey(applied);
  const [state, change] = useReducer(merge, {
    ...{ text: term, reported: term, expected: key, seen: key },
    isPending: false,
  });
  const { text, reported, isPending } = state;
  if (key !== state.seen) {
    const own = { seen: key, expected: key };
    change(key === state.expected ? own : { ...own, text: term, reported: term, isPending: false });
  }

  const report = useRef(onPause);
  useEffect(() => {
    report.current = onPause;
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
      if (next !== reported) change({ expected: toKey(report.current(next)) });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, reported, isPending]);

  // A timer that is set here could be one that is running out: the state would be the same, and no effect run again.
  const repeat = useCallback((again: string) => {
    change({ reported: again, isPending: false, expected: toKey(report.current(again)) });
  }, []);

  return {
    text,
    type: (next, isComposing) => {
      change({ text: next, isPending: !isComposing });
    },
    finish: (led) => {
      change({ text: led.term, reported: led.term, expected: toKey(led), isPending: false });
    },
    repeat,
    cancel: () => {
      change({ isPending: false });
    },
    reset: () => {
      change({ text: term, reported: term, isPending: false });
    },
  };
}

/** The term as an address holds it: a trailing space makes no new term, and signs alone are none. */
export function toTerm(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? text.replace(/\p{Cc}+/gu, ' ').trim() : '';
}
