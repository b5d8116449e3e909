import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';

import type { Translate } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';

import { showOnce } from '../../hooks/shown-questions';
import { addQuestion, isAsked, isUntouched, type Asked } from '../../model/asked';
import type { EnquiryValues, FieldId } from '../../model/fields';
import type { About } from '../../model/kinds';

import { leadTo } from './led-field';

type Props = {
  asked: Asked;
  about: About;
  messageId: string;
  translateForDealer: Translate;
};

/** Puts a link's question into the message, and leads to what is left to fill in. */
export function AskedQuestion({ asked, about, messageId, translateForDealer }: Props) {
  const { t } = useTexts();
  const form = useForm<EnquiryValues>();
  const { title, number } = about;
  useEffect(() => {
    let isCurrent = true;
    const fill = async () => {
      // What nobody touched makes way for what the address asks now.
      const { values: before } = form.getState();
      const isKept = isAsked(before) && !isUntouched(before);
      const [words, { toQuestion, toAskedRow }] = await Promise.all([
        asked.load(isKept ? before.askedFacts.split(',') : []),
        // Most visitors come without a question, and need no sentences.
        import('../../model/asked-words'),
      ]);
      if (words === null || !isCurrent) return;
      const { values } = form.getState();
      const question = toQuestion(words.own, { title, number }, t);
      form.batch(() => {
        form.change('message', addQuestion(values, question));
        form.change('asked', question);
        form.change('askedWords', toAskedRow(words.dealers, translateForDealer));
        form.change('askedFacts', words.names.join());
        form.change('askedGate', words.gate);
      });
      if (showOnce(asked.key)) leadToFirstEmpty(messageId, form.getState().values);
    };
    // Without network the form is as it is without a question.
    fill().catch((error: unknown) => console.warn('The question of the link could not be loaded:', error));
    return () => {
      isCurrent = false;
    };
  }, [asked, title, number, t, form, messageId, translateForDealer]);
  return null;
}

/** Shows the question, and focuses the first field that has to be filled in; never takes a visitor out of a field. */
function leadToFirstEmpty(messageId: string, values: EnquiryValues): void {
  const message = document.getElementById(messageId);
  if (message === null || document.activeElement?.matches('input, textarea, select') === true) return;
  const required = message.closest('form')?.querySelectorAll<HTMLInputElement>('[aria-required=true]') ?? [];
  const first = [...required].find(({ name }) => values[name as FieldId] === '') ?? message;
  leadTo(first);
  (message.parentElement ?? message).scrollIntoView({ block: 'start', behavior: 'instant' });
  first.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Calls back when a link brings another question than before. */
export function useNextQuestion(asked: Asked | null, onNext: () => void): void {
  const key = asked?.key ?? null;
  const before = useRef(key);
  useEffect(() => {
    const isNext = key !== null && key !== before.current;
    before.current = key;
    if (isNext) onNext();
  });
}
