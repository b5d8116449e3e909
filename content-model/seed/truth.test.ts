import { getSeedSpace } from './index';

const space = getSeedSpace();
const texts = space.entries.flatMap(({ sys, fields }) =>
  Object.entries(fields).flatMap(([field, values]) =>
    Object.entries(values).map(([locale, value]) => ({
      where: `${sys.id}.${field} ${locale}`,
      text: JSON.stringify(value),
    })),
  ),
);
const find = (words: RegExp) => texts.filter(({ text }) => words.test(text)).map(({ where }) => where);

test('whoever names the online shop leads there', () => {
  const named = texts.filter(({ text }) => /webshop|webwinkel|web shop|online shop/i.test(text));
  expect(named.filter(({ text }) => !/"uri":"https:\/\/[^"]*shop/i.test(text)).map(({ where }) => where)).toEqual([]);
});

test('no text promises an answer, an offer or a delivery within a day or two', () => {
  expect(find(/dezelfde dag|same day|selben Tag|twee werkdagen|two working days|zwei Werktagen/i)).toEqual([]);
  expect(find(/volgende werkdag|next working day|nächsten Werktag/i)).toEqual([]);
});

test('no text says of each machine, its price or its photos what the stock does not say of each', () => {
  expect(find(/(?:elke|iedere) (?:machine|tractor|heftruck)[^.]{0,40}(?:keur|werkplaats|olie)/i)).toEqual([]);
  expect(find(/every (?:machine|tractor|forklift)[^.]{0,40}(?:inspect|workshop|oil)/i)).toEqual([]);
  expect(find(/jede[rs]? (?:Maschine|Traktor|Stapler)[^.]{0,40}(?:Prüf|Werkstatt|Öl)/)).toEqual([]);
  expect(find(/prijs op de site is|price on the site is|Preis auf der Website ist/i)).toEqual([]);
  expect(find(/van dichtbij|from close by|aus der Nähe/i)).toEqual([]);
});

test('how many parts lie in the warehouse is not counted anywhere, so no text says it', () => {
  expect(find(/duizend (?:\w+ )*onderdelen|thousand (?:\w+ )*parts|tausend (?:\w+ )*Teile/i)).toEqual([]);
});

test('who answers for the site is named in the entry of the company, as the imprint asks', () => {
  const company = space.entries.find(({ sys }) => sys.contentType.sys.id === 'company');
  const asked = ['legalName', 'legalForm', 'representative', 'responsible', 'kvk', 'taxNumber', 'phone', 'email'];
  expect(asked.filter((field) => company?.fields[field] === undefined)).toEqual([]);
  const imprint = texts.find(({ where }) => where === 'imprint-1-textSection.body de');
  expect(imprint?.text).toContain('§ 36 VSBG');
});

test('each vacancy has a picture and somebody to call', () => {
  const vacancies = space.entries.filter(({ sys }) => sys.contentType.sys.id === 'vacancy');
  expect(vacancies.filter(({ fields }) => !fields.image || !fields.contact).map(({ sys }) => sys.id)).toEqual([]);
});
