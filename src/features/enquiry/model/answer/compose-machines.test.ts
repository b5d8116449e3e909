import { answerSeller as seller, createAnswerRequest, createAnswerWords } from '../../../../testing/factories/answer';

import type { AnswerItem, AnswerValues } from './answer-words';
import { composeAnswer } from './compose-answer';

it('says of a damaged machine that it is, and of one alone that is gone so', () => {
  const [first] = createAnswerWords('de').items;
  if (first?.state !== 'found') throw new Error('no item');
  const compose = (items: readonly AnswerItem[], values: AnswerValues = {}) =>
    composeAnswer({ request: createAnswerRequest(), values, seller }, createAnswerWords('de', { items })).body;
  const damaged = { ...first, note: 'Beschädigt' };
  expect(compose([damaged], { 'available.204170': 'yes' })).toContain('74.950 € zzgl. MwSt., Beschädigt\n');
  expect(compose([damaged], { 'available.204170': 'sold' })).not.toContain('Beschädigt');
  expect(compose([{ state: 'gone', id: '7' }])).toContain('Die Maschine, nach der Sie gefragt haben,');
});

it('answers who looks for a machine with what was understood', () => {
  const details = { make: 'Claas', model: 'Arion', year: '2015', hours: '4000' };
  const request = createAnswerRequest({ items: [], questions: [{ id: 'find', details }] });
  const words = createAnswerWords('de', { items: [] });
  expect(composeAnswer({ request, values: { find: 'look' }, seller }, words).body).toContain(
    'sobald eine solche Maschine hereinkommt: Claas Arion, Baujahr ab 2015, höchstens 4.000 Betriebsstunden.',
  );
});

it('says no phrase that was ticked and taken out again', () => {
  const compose = (call: string) =>
    composeAnswer({ request: createAnswerRequest(), values: { 'phrase.call': call }, seller }, createAnswerWords('de'))
      .body;
  expect(compose('on')).toContain('Rufen Sie uns gern an');
  expect(compose('')).not.toContain('Rufen Sie uns gern an');
});
