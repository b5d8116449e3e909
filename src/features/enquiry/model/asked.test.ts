import { createEnquiry, getEnquiryTexts, stockItem } from '../../../testing/factories/enquiry';

import { addQuestion, isUntouched } from './asked';
import { toAskedRow, toQuestion } from './asked-words';
import { buildEmail } from './build-email';

const machine = { title: 'Caterpillar 320', number: 'L12' };
const facts = ['operating hours', 'length', 'width'];

test.each([
  [
    'nl',
    { facts: ['draaiuren'], gate: null },
    'Kunt u mij van de Caterpillar 320 (voorraadnummer L12) het volgende laten weten: draaiuren?',
  ],
  [
    'en',
    { facts, gate: { width: '2.80 m', height: '3.00 m' } },
    'Could you tell me the following about the Caterpillar 320 (stock number L12): operating hours, length and width? Does it fit through a gate of 2.80 m by 3.00 m?',
  ],
  [
    'de',
    { facts: ['Länge', 'Breite'], gate: { width: '2,80 m', depth: '6,00 m' } },
    'Können Sie mir zur Maschine Caterpillar 320 (Lagernummer L12) Folgendes mitteilen: Länge und Breite? Passt sie in eine Scheune von 2,80 m Breite, 6,00 m Tiefe?',
  ],
] as const)('a question in %s names the machine and what is asked', (locale, words, text) => {
  expect(toQuestion(words, machine, getEnquiryTexts(locale))).toBe(text);
});

test('a title that no field would accept is cleaned', () => {
  const text = toQuestion(
    { facts: ['width'], gate: null },
    { title: '<b>Fendt\n{1}', number: null },
    getEnquiryTexts('en'),
  );
  expect(text).toBe('Could you tell me the following about the bFendt 1: width?');
});

test('what a visitor typed stays', () => {
  expect(addQuestion({ message: ' ', asked: '' }, 'How long?')).toBe('How long?');
  expect(addQuestion({ message: 'Hello', asked: '' }, 'How long?')).toBe('Hello\n\nHow long?');
  // Of another link, as it was put in.
  expect(addQuestion({ message: 'How wide?', asked: 'How wide?' }, 'How long?')).toBe('How long?');
  // More is asked: it takes the place of the first question, whatever stands around it.
  expect(addQuestion({ message: 'Hello\n\nHow wide? Thanks', asked: 'How wide?' }, 'How wide and long ($&)?')).toBe(
    'Hello\n\nHow wide and long ($&)? Thanks',
  );
  // Changed since.
  expect(addQuestion({ message: 'How wide is it?', asked: 'How wide?' }, 'How long?')).toBe(
    'How wide is it?\n\nHow long?',
  );
  // The same link again, also when the visitor has taken the question out.
  expect(addQuestion({ message: 'Hello\n\nHow long?', asked: 'How long?' }, 'How long?')).toBe('Hello\n\nHow long?');
  expect(addQuestion({ message: 'Call me', asked: 'How long?' }, 'How long?')).toBe('Call me');
});

test('only a question that nobody touched is none of the visitor', () => {
  expect(isUntouched({ message: 'How long?', asked: 'How long?' })).toBe(true);
  expect(isUntouched({ message: 'How long? Bye', asked: 'How long?' })).toBe(false);
  expect(isUntouched({ message: '', asked: '' })).toBe(false);
});

test('the mail names in Dutch what is asked, as long as the message asks it', () => {
  const t = getEnquiryTexts('nl');
  const askedWords = toAskedRow({ facts: ['lengte', 'breedte'], gate: { width: '2,80 m' } }, t);
  const read = (message: string) => {
    const values = { message, asked: 'Wie lang?', askedWords };
    const email = buildEmail(
      createEnquiry({ kind: 'product', about: [stockItem], values }),
      { images: [], cv: null },
      'de',
      t,
      'https://dealer.example',
    );
    return email.advertiserEmail.bodyParameters;
  };
  expect(Object.keys(read('Wie lang?'))).toEqual(expect.arrayContaining(['Gevraagd', 'Bericht']));
  expect(read('Wie lang? Danke')['Gevraagd']).toBe('lengte, breedte · Past hij door een poort van 2,80 m breed?');
  expect(read('Danke')).not.toHaveProperty('Gevraagd');
});
