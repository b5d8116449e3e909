import { teamGroups } from '../../../content-model/types/team-member';

import { groups, toTeamGroups } from './team-groups';

test('colleagues stand in the order of the groups, and who has no name or no known group is left out', () => {
  const wim = { name: 'Wim', group: 'service' };
  const els = { name: 'Els', group: 'management' };
  const members = [
    wim,
    { name: ' ', group: 'sales' },
    { name: null, group: 'service' },
    els,
    { name: 'Bo', group: 'x' },
  ];
  expect(toTeamGroups(members)).toEqual([
    { group: 'management', members: [els] },
    { group: 'service', members: [wim] },
  ]);
});

test('every group that an editor can choose is shown', () => {
  expect(groups).toEqual(teamGroups);
});
