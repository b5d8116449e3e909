import { hasWords } from '@/lib/has-words';

/** In display order (spec section 3). */
export const groups = ['management', 'sales', 'service', 'administration'] as const;

type Member = { name: string | null; group: string | null };

/** Team members by group, without empty groups. Members without a name or with an unknown group are left out. */
export function toTeamGroups<T extends Member>(members: readonly T[]) {
  return groups.flatMap((group) => {
    const own = members.filter((member) => member.group === group && hasWords(member.name));
    return own.length === 0 ? [] : [{ group, members: own }];
  });
}
