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
  ['nobody for a sector without one, as its page', 'forklifts', null],
  ['for a category of no sector, who is asked about those', 'trailers', joris],
])('finds %s', (_, category, expected) => {
  expect(findContact(contacts, category)).toBe(expected);
});

test('finds nobody where nobody is named', () => {
  expect(findContact({ sectors: [], others: null }, 'tractors')).toBeNull();
});
