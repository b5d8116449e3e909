import { toInitials } from './initials';

test.each([
  ['Piet-Jan van der Bovenkamp-Oosterwijk', 'PB'],
  ['Mia', 'M'],
  ['  élise  (stagiair) ', 'É'],
  ['', ''],
])('for %s stands “%s”', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
