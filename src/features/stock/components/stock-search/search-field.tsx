import { navigate } from 'gatsby';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';

import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { isComposing } from '@/lib/composing';
import { cutWords } from '@/lib/plain-text';

import { longestTerm } from '../../model/search/address-text';
import type { Understood } from '../../model/search/sentence/understand';
import type { Suggestion } from '../../model/suggestions/suggestions';

import type { Option } from './find-options';
import { toOptionId } from './option-id';
import type { Search, SearchStep, Target } from './search';
import * as styles from './search-field.module.css';
import { useSearchTools } from './use-search-tools';
import { toTerm, useTypedTerm, type AppliedTerm } from './use-typed-term';

/** How long a search waits for what understands it, in milliseconds: then it is searched for as typed. */
const patienceMs = 4000;

type Props = {
  /** The term in the address. */
  applied: AppliedTerm;
  /**
   * Called with what was typed and how it is understood: null while what it takes is not loaded, or for nothing.
   * @returns what the address will have of it
   */
  onSearch: (search: Search, step: SearchStep) => AppliedTerm;
  /** Called for all suggestions but stock items, which the field opens itself. */
  onChoose: (suggestion: Exclude<Suggestion, { kind: 'item' }>) => void;
  /** The list that a sentence leads to; by default that of all stock. */
  toTarget?: (understood: Understood) => Target;
  /** The list's own path, for a search before hydration. */
  action: string;
  /** Whether the list is that of a category or sector: the example names no machine then. */
  isWithin?: boolean;
};

/**
 * The stock search with suggestions: a combobox with manual selection
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Without scripts it is a plain form.
 */
export function SearchField({ applied, onSearch, onChoose, toTarget, action, isWithin = false }: Props) {
  const { t } = useTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isWordOpen = useRef(false);
  const { tools, load } = useSearchTools();
  /** What was searched for as it was typed, because what understands it had not come. */
  const plain = useRef('');
  const search = (text: string, step: SearchStep, known = tools) => {
    plain.current = known === null && step === 'typing' ? text : '';
    const understood = text === '' || known === null ? null : known.part.understand(text, known.read(text));
    return onSearch({ text, understood }, step);
  };
  const typed = useTypedTerm({ applied, onPause: (text) => search(text, 'typing'), input });
  // A visitor may have been in the field before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) void load();
  }, [load]);
  const { repeat } = typed;
  useEffect(() => {
    const text = plain.current;
    if (tools !== null && text !== '' && text === toTerm(input.current?.value ?? '')) repeat(text);
  }, [tools, repeat]);
  const options = useMemo(() => tools?.part.findOptions(tools, typed.text) ?? [], [tools, typed.text]);
  // Open for one text only, so that a change from outside closes it.
  const [opened, setOpened] = useState<{ text: string; active: number } | null>(null);
  const isOpen = opened?.text === typed.text && options.length > 0;
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
    void load();
    typed.type(text, isWordOpen.current);
    setOpened({ text, active: -1 });
  };
  const openPath = (path: string) => {
    typed.cancel();
    navigate(path);
  };
  const finish = (text: string, known = tools, isSentence = false) => {
    close();
    const path = known === null || isSentence ? null : known.part.findMachinePath(known, text);
    if (path === null) typed.finish(search(toTerm(text), 'done', known));
    else openPath(path);
  };
  const [isWaiting, setIsWaiting] = useState(false);
  const clear = () => {
    close();
    typed.finish(search('', 'cleared'));
  };
  /** Enter may come before what understands the text: that is waited for. */
  const waitAndFinish = async (text: string) => {
    if (isWaiting) return;
    setIsWaiting(true);
    typed.cancel();
    const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
    const known = await Promise.race([load(), patience]);
    setIsWaiting(false);
    // Nothing of it when the visitor has gone on, with another text or to another page.
    if (input.current?.value === text) finish(text, known);
  };
  const choose = (option: Option) => {
    if (option.kind === 'sentence') {
      finish(typed.text, tools, true);
      return;
    }
    close();
    if (option.kind === 'item') openPath(option.path);
    else {
      typed.reset();
      onChoose(option);
    }
  };
  const move = (step: 1 | -1) => {
    const last = options.length - 1;
    const next = active + step;
    setOpened({ text: typed.text, active: next > last ? 0 : next < 0 ? last : next });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown' && options.length > 0) move(1);
    else if (event.key === 'ArrowUp' && options.length > 0) move(-1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Escape' && typed.text !== '') clear();
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    if (tools === null && toTerm(text) !== '') void waitAndFinish(text);
    else finish(text);
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
          placeholder={t(isWithin ? 'search:field.within' : 'search:field.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={active === -1 ? undefined : toOptionId(`${id}-list`, active)}
          onFocus={() => void load()}
          onBlur={close}
          onChange={(event) => type(cutWords(event.target.value, longestTerm))}
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
              clear();
              input.current?.focus();
            }}
          >
            <Icon name="close" />
            <span className="visually-hidden">{t('search:field.clear')}</span>
          </button>
        )}
      </div>
      <button type="submit" aria-busy={isWaiting} className={styles.submit}>
        <Icon name="search" />
        <span className="visually-hidden">{t('search:field.submit')}</span>
      </button>
      {isOpen && tools !== null && (
        <tools.part.SuggestionList
          id={`${id}-list`}
          options={options}
          active={active}
          term={typed.text}
          words={tools.words}
          toTarget={toTarget}
          onChoose={choose}
        />
      )}
    </form>
  );
}
