import { useEffect, useId, useRef } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { changeShortlist } from '../hooks/shortlist-store';
import { setNote } from '../model/change-order';
import { maxNote } from '../model/read-entry';

import * as styles from './note-field.module.css';

type Props = {
  id: string;
  note: string;
  title: string;
  /** The visitor has asked for the field, which then has the focus; a note that exists is always shown. */
  isOpen: boolean;
  /** The field has the focus: it stays, even if all of the note is deleted. */
  onOpen: () => void;
};

/** A note to a kept machine; on paper only what was noted. */
export function NoteField({ id, note, title, isOpen, onOpen }: Props) {
  const { t } = useTexts();
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) area.current?.focus();
  }, [isOpen]);
  if (!isOpen && note === '') return null;
  return (
    <div className={styles.note} data-empty={note === ''}>
      <label htmlFor={field}>
        {t('shortlist:note')}
        <span key={title} className="visually-hidden">
          {title}
        </span>
      </label>
      <textarea
        ref={area}
        id={field}
        rows={2}
        maxLength={maxNote}
        value={note}
        data-print="no"
        onFocus={onOpen}
        onChange={({ target }) => changeShortlist((entries) => setNote(entries, id, target.value))}
      />
      <p role="status" data-print="no">
        {note.length >= maxNote && <LiveText>{t('shortlist:noteFull', { count: maxNote })}</LiveText>}
      </p>
      <p key={note} className={styles.printed}>
        {note}
      </p>
    </div>
  );
}
