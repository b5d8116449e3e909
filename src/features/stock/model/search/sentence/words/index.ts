import type { WordTable } from '../word-table';

import { de } from './de';
import { en } from './en';
import { nl } from './nl';
import { shared } from './shared';

/** The words of all languages: buyers type theirs on any page. */
export const wordTables: readonly Partial<WordTable>[] = [shared, nl, en, de];
