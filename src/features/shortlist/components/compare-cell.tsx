import { Link } from 'gatsby';

import { LiveText } from '@/components/ui/live-text';
import { toAskAddress } from '@/features/stock/model/ask-address';
import { useTexts } from '@/i18n/use-texts';

import type { Cell } from '../model/compare-table';

type Props = {
  cell: Cell;
  /** A name for the place, by which Back finds it. */
  anchor: string;
  /** The machine's page; null where it has none. */
  path: string | null;
  /** The properties that are asked for where the cell says nothing. */
  asked: readonly string[];
};

/** A value; what is not known of what decides is asked for at the machine's page. */
export function CompareCell({ cell, anchor, path, asked }: Props) {
  const { t } = useTexts();
  if (cell === 'none')
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('shortlist:compare.none')}</span>
      </td>
    );
  const toLink = (names: readonly string[], words: string) =>
    path !== null && <Link to={path + toAskAddress(names)}>{words}</Link>;
  if (cell !== 'ask')
    return (
      <td {...(cell.missing && { 'data-anchor': anchor })}>
        <LiveText>{cell.value}</LiveText>{' '}
        {cell.missing !== undefined && toLink(cell.missing, t('shortlist:compare.askRest'))}
      </td>
    );
  return (
    <td data-anchor={anchor}>
      {path === null ? t('shortlist:compare.unknown') : toLink(asked, t('shortlist:compare.ask'))}
    </td>
  );
}
