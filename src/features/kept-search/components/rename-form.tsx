import { useEffect, useId, useRef, useState } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { maxName, toSearchName } from '../model/kept-search';

import * as styles from './kept-search-list.module.css';

type Props = { name: string; onRename: (name: string) => void; onCancel: () => void };

/** A new name for a kept search. It takes the focus, and gives it back to the button in its place. */
export function RenameForm({ name, onRename, onCancel }: Props) {
  const { t } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  useEffect(() => {
    const row = field.current?.closest('li');
    field.current?.focus();
    field.current?.select();
    return () => {
      setTimeout(() => row?.querySelector<HTMLElement>('[data-rename]')?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onRename(toSearchName(typed));
      }}
    >
      <label htmlFor={id}>{t('searches:rename.label')}</label>
      <input
        ref={field}
        id={id}
        autoComplete="off"
        maxLength={maxName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
      />
      <div className={styles.tools}>
        <button type="submit">{t('searches:rename.save')}</button>
        <button type="button" onClick={onCancel}>
          {t('searches:rename.cancel')}
        </button>
      </div>
    </form>
  );
}
