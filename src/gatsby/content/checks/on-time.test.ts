import { findBarePages, findLinksToHidden, findOddSpans } from './on-time';
import { toEntry, toFacts, toLink } from './test-facts';
import { link, paragraph, toText } from './test-rows';

const later = '2026-12-01T08:00+01:00';
const past = '2026-11-01T08:00+01:00';
const say = (findings: { id: string; field: string | null; problem: string }[]) =>
  findings.map(({ id, field, problem }) => [id, field, problem]);

test('what is shown now, or will be, is not named', () => {
  const entries = [{}, { begins: past }, { begins: later }, { ends: later }, { begins: past, ends: later }];
  expect(findOddSpans(toFacts(entries.map((fields, index) => toEntry('hero', String(index), fields))))).toEqual([]);
});

test.each([
  ['that is to come', { begins: later }, 'is hidden until 2026-12-01 08:00'],
  ['that is over', { ends: past }, 'is hidden since 2026-11-01 08:00'],
  ['that never comes', { begins: later, ends: past }, 'is hidden since 2026-11-01 08:00'],
])('a link to a vacancy of a time %s is left out, and named', (_, times, when) => {
  const vacancy = toEntry('vacancy', 'driver', { title: 'Chauffeur', ...times });
  const hyperlink = { nodeType: 'entry-hyperlink', data: { target: toLink('driver') }, content: [] };
  const text = toEntry('textSection', 'text', {
    title: 'Werk',
    body: toText(paragraph(hyperlink, link('https://a.nl'))),
  });
  const hiddenText = { ...text, sys: { ...text.sys, id: 'hidden' }, fields: { ...text.fields, begins: { nl: later } } };
  const [said, ...others] = say(findLinksToHidden(toFacts([vacancy, text, hiddenText])));
  expect(said).toEqual(['text', 'body', expect.stringContaining('“Text” leads to the vacancy driver (“Chauffeur”)')]);
  expect(said?.[2]).toContain(when);
  expect(others).toEqual([]);
});

test('a page without its hero, or without any section, is named; one with another hero is not', () => {
  const find = (...heroes: object[]) => {
    const sections = heroes.map((times, index) => toEntry('hero', `hero${String(index)}`, { title: 'A', ...times }));
    const text = toEntry('textSection', 'text', { title: 'A' });
    const toPage = (id: string, ids: string[]) =>
      toEntry('page', id, { title: 'Over', sections: ids.map((one) => toLink(one)) });
    const ids = sections.map(({ sys }) => sys.id);
    const pages = [toPage('with text', [...ids, 'text']), toPage('heroes', ids)];
    return say(findBarePages(toFacts([...sections, text, ...pages]))).map(([id, , problem]) => [
      id,
      problem?.split(': ')[0],
    ]);
  };
  expect(find({ begins: later })).toEqual([
    ['with text', 'The page with text (“Over”) opens without its hero'],
    ['heroes', 'The page heroes (“Over”) has no section to show'],
  ]);
  expect(find({ begins: later }, { ends: later })).toEqual([]);
  expect(find({})).toEqual([]);
});
