import { findContact } from './find-contact';

const fenna = { name: 'Fenna', phone: null };
const joris = { name: 'Joris', phone: null };
const contacts = {
  sectors: [
    { categories: ['tractors', null], contact: fenna },
    { categories: null, contact: joris },
    { categories: ['forklifts'], contact: null },
  ],
  others: joris,
};

test.each([
  ['the contact of its sector', 'tractors', fenna],
  ['for a sector without one, who is asked about all others', 'forklifts', joris],
  ['the same for a category of no sector', 'trailers', joris],
])('finds %s', (_, category, expected) => {
  expect(findContact(contacts, category)).toBe(expected);
});

test('finds nobody where nobody is named', () => {
  expect(findContact({ sectors: [], others: null }, 'tractors')).toBeNull();
});
