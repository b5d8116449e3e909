import { getSeedSpace } from './index';

const space = getSeedSpace();
const texts = space.entries.flatMap(({ sys, fields }) =>
  Object.entries(fields).flatMap(([field, values]) =>
    Object.entries(values).map(([locale, value]) => ({
      where: `${sys.id}.${field} ${locale}`,
      // What must not break is held together by such spaces.
      text: JSON.stringify(value).replaceAll('\u00a0', ' '),
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

test('the privacy page names who answers for it, on what basis, which rights there are, and where to complain', () => {
  const company = space.entries.find(({ sys }) => sys.contentType.sys.id === 'company');
  const named = ['legalName', 'street', 'streetNumber', 'postal', 'city', 'email'].map((field) =>
    String(company?.fields[field]?.nl),
  );
  const words = {
    nl: ['artikel 6', 'meenemen', 'Beperken', 'intrekken'],
    en: ['Article 6(1)', 'portability', 'Restriction', 'Withdrawal'],
    de: ['Artikel 6 Absatz 1', 'Übertragbarkeit', 'Einschränkung', 'Widerruf'],
  };
  for (const [locale, asked] of Object.entries(words)) {
    const page = texts.find(({ where }) => where === `privacy-1-textSection.body ${locale}`)?.text ?? '';
    const missing = [...named, ...asked, 'Autoriteit Persoonsgegevens'].filter((word) => !page.includes(word));
    expect([locale, missing]).toEqual([locale, []]);
  }
});

test('no text promises what the stock, the certificates or the opening times do not say', () => {
  expect(find(/bij (?:de|elke) prijs staat|every price says|bei jedem Preis/i)).toEqual([]);
  expect(find(/UVV|spuitkeuring|sprayer test|Spritzenprüfung|lezen uren uit|read the hours|Stunden aus/)).toEqual([]);
  expect(find(/meest gevraagd|asked for most|meisten gefragt/i)).toEqual([]);
  expect(find(/’s avonds en op zaterdag|evenings and on Saturdays|abends und samstags/i)).toEqual([]);
});

test('what lasts three months has one name in each language', () => {
  const promised = texts.filter(({ text }) => /drie maanden|three-month|drei Monate/.test(text));
  expect(promised.length).toBeGreaterThanOrEqual(9);
  expect(promised.filter(({ text }) => !/garantie|warranty/i.test(text)).map(({ where }) => where)).toEqual([]);
  expect(find(/Gewährleistung/)).toEqual([]);
});

test('no job is advertised for more than half a year', () => {
  const days = (entry: (typeof space.entries)[number], field: string) => Date.parse(String(entry.fields[field]?.nl));
  const vacancies = space.entries.filter(({ fields }) => fields.closingDate !== undefined);
  const long = vacancies.filter(
    (entry) => days(entry, 'closingDate') - days(entry, 'publishedDate') > 183 * 24 * 60 * 60 * 1000,
  );
  expect(long.map(({ sys }) => sys.id)).toEqual([]);
});
