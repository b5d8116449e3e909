import { hasWords } from '@/lib/has-words';

/** In the order in which the site shows them (spec section 3). */
export const groups = ['management', 'sales', 'service', 'administration'] as const;

type Member = { name: string | null; group: string | null };

/**
 * Colleagues by group, without groups that nobody is in. Who has no name, or is in no group of the site, is in none.
 */
export function toTeamGroups<T extends Member>(members: readonly T[]) {
  return groups.flatMap((group) => {
    const own = members.filter((member) => member.group === group && hasWords(member.name));
    return own.length === 0 ? [] : [{ group, members: own }];
  });
}
