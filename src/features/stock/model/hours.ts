import { formatNumber } from '../../../lib/format';

import type { Wording } from './measures';

/** @example '5.130 uur' */
export function formatHours(hours: number, { t, iso }: Wording): string {
  return `${formatNumber(hours, iso)}\u00a0${t('stock:unit.hours')}`;
}
