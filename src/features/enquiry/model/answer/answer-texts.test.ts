import { knownLocales, type KnownLocale } from '../../../../i18n/locales';
import { getAnswerTexts } from '../../../../testing/factories/answer';

import { answerTable, getNamedDetail, getOptionFields, toAskName } from './answer-table';
import { sayOf } from './answer-words';
import { answerableIds, detailChoices, detailNames } from './answerable';

const anyDetails = Object.fromEntries(answerableIds.flatMap((id) => detailNames[id].map((name) => [name, '1'])));

/** Each text whose key is made of names of the tables, as `sayOf` is called. */
const calls: [string, string[], Record<string, string | number>?][] = [
  ...answerableIds.flatMap((id) =>
    Object.keys(answerTable[id]).flatMap((option): typeof calls => [
      ['answering:option', [id, option]],
      ['answer:say', [id, option]],
      ...(getNamedDetail({ id, details: anyDetails }, option) === null
        ? []
        : ([['answer:say', [id, `${option}With`], { value: 'x' }]] as typeof calls)),
      ...getOptionFields(id, option).flatMap(([field]): typeof calls => [
        ['answering:field', [id, field]],
        ['answer:say', [id, field], { value: 'x', count: 1 }],
        ['answer:say', [id, field], { value: 'x', count: 2 }],
      ]),
    ]),
  ),
  ...answerableIds.flatMap((id) =>
    [anyDetails, {}].map((details): (typeof calls)[number] => ['answering:ask', [toAskName({ id, details })]]),
  ),
  ...answerableIds.flatMap((id) => detailNames[id].map((name): (typeof calls)[number] => ['answering:detail', [name]])),
  ...['width', 'height', 'depth'].map((side): (typeof calls)[number] => ['answer:opening', [side], { value: 'x' }]),
  ...Object.values(detailChoices).flatMap((choices) =>
    choices.map((choice): (typeof calls)[number] => ['answer:choice', [choice]]),
  ),
];

it.each(Object.keys(knownLocales) as KnownLocale[])('every name of the tables has its text in %s', (locale) => {
  const t = getAnswerTexts(locale);
  const isMissing = ([group, names, variables]: (typeof calls)[number]) => {
    const text = sayOf(t, group, names, variables);
    return (
      text === `${group.replace(/^\w+:/, '')}.${names.join('.')}` || (variables !== undefined && !text.includes('x'))
    );
  };
  expect(Object.keys(answerTable)).toEqual([...answerableIds]);
  expect(calls.filter(isMissing)).toEqual([]);
});
