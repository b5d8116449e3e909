import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';

import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { isComposing } from '@/lib/composing';

import type { Suggestion } from '../../model/suggestions/suggestions';

import { toOptionId } from './option-id';
import * as styles from './search-field.module.css';
import { useSuggestions } from './use-suggestions';
import { useTypedTerm, type TermStep } from './use-typed-term';

type Props = {
  /** The term in the address. */
  term: string;
  onTerm: (term: string, step: TermStep) => void;
  /** Called for all suggestions but stock items, which the field opens itself. */
  onChoose: (suggestion: Exclude<Suggestion, { kind: 'item' }>) => void;
  /** The list's own path, for a search before hydration. */
  action: string;
};

/**
 * The stock search with suggestions: a combobox with manual selection
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Without scripts it is a plain form.
 */
export function SearchField({ term, onTerm, onChoose, action }: Props) {
  const { t } = useTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isWordOpen = useRef(false);
  const typed = useTypedTerm({ term, onTerm, input });
  const { suggestions, part, load } = useSuggestions(typed.text);
  // Open for one text only, so that a change from outside closes it.
  const [opened, setOpened] = useState<{ text: string; active: number } | null>(null);
  const isOpen = opened?.text === typed.text && suggestions.length > 0;
  const active = isOpen ? opened.active : -1;
  const close = () => {
    setOpened(null);
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && form.current?.contains(target))) setOpened(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  const type = (text: string) => {
    load();
    typed.type(text, isWordOpen.current);
    setOpened({ text, active: -1 });
  };
  const finish = (text: string) => {
    close();
    typed.finish(text);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    if (suggestion.kind === 'item') {
      typed.cancel();
      navigate(suggestion.path);
    } else {
      typed.reset();
      onChoose(suggestion);
    }
  };
  const move = (step: 1 | -1) => {
    const last = suggestions.length - 1;
    const next = active + step;
    setOpened({ text: typed.text, active: next > last ? 0 : next < 0 ? last : next });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown' && suggestions.length > 0) move(1);
    else if (event.key === 'ArrowUp' && suggestions.length > 0) move(-1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Escape' && typed.text !== '') finish('');
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    finish(input.current?.value ?? '');
  };

  return (
    <form ref={form} role="search" method="get" action={action} className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={`${id}-input`} className="visually-hidden">
        {t('search:field.label')}
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          id={`${id}-input`}
          type="search"
          name="freeTextSearch"
          value={typed.text}
          placeholder={t('search:field.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={active === -1 ? undefined : toOptionId(`${id}-list`, active)}
          onFocus={load}
          onBlur={close}
          onChange={(event) => type(event.target.value)}
          onCompositionStart={() => {
            // Android's keyboards compose every word, even in languages without composition.
            isWordOpen.current = !/android/i.test(navigator.userAgent);
          }}
          onCompositionEnd={(event) => {
            isWordOpen.current = false;
            type(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        {typed.text !== '' && (
          <button
            type="button"
            className={styles.clear}
            // Keeps the focus in the field, and with it the keyboard on a phone.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              finish('');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
            <span className="visually-hidden">{t('search:field.clear')}</span>
          </button>
        )}
      </div>
      <button type="submit" className={styles.submit}>
        <Icon name="search" />
        <span className="visually-hidden">{t('search:field.submit')}</span>
      </button>
      {isOpen && part !== null && (
        <part.SuggestionList
          id={`${id}-list`}
          suggestions={suggestions}
          active={active}
          term={typed.text}
          onChoose={choose}
        />
      )}
    </form>
  );
}
