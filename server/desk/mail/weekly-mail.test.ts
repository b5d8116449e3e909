/** @size small */
import type { QualityReport } from '../../../src/features/stock/model/quality/quality-report';
import { createContentReport } from '../../releases/test-content-report';
import type { EntryPlace } from '../entry-address';

import { toWeeklyMail } from './weekly-mail';

const site = 'https://www.dealer.example';
const toFinding = (problem: string) => ({
  ...{ type: 'hero', id: 'h', title: 'Welkom', field: null, fieldName: null, locales: [] },
  ...{ problem, advice: 'Fill it in.' },
});
const content = createContentReport({
  ...{ total: 13, untranslated: 1 },
  findings: Array.from({ length: 13 }, (_, index) => toFinding(`Problem ${String(index)}.`)),
});
const stock: QualityReport = {
  ...{ stockItems: 8, doubtful: 1, quality: 91.5, counts: { noPhoto: 1 } },
  items: [
    {
      ...{ id: '7', number: 'L7', title: 'Fendt 724', category: 'Tractoren', path: '/x', quality: 60 },
      findings: [{ kind: 'noPhoto', detail: '' }],
    },
  ],
  trend: [
    { day: '2026-11-15', quality: 88, stockItems: 8 },
    { day: '2026-11-20', quality: 90, stockItems: 8 },
    { day: '2026-11-29', quality: 91.5, stockItems: 8 },
  ],
};

const toAddress = ({ type, id }: EntryPlace) => `https://app.contentful.com/${type}/${id}`;

it('counts what there is to do, lists the first of it, and leads to the desk', () => {
  const { subject, text } = toWeeklyMail({ content, stock }, site, null);
  expect(subject).toBe(
    'www.dealer.example: 12 findings in the CMS, 1 not translated, 1 machine with something missing',
  );
  expect(text).toContain('- Problem 9. Fill it in.\n  and 2 more\n');
  expect(text).not.toContain('Problem 10');
  expect(text).toContain(
    'Quality of the stock: 91.5 of 100, 1.5 more than a week ago\n- Fendt 724 L7: has no photo\n  https://www.dealer.example/x\n',
  );
  expect(text).toMatch(/All of it: https:\/\/www\.dealer\.example\/desk\n$/);
});

it('leads from each finding to its entry, from each machine to its page, and to the desk, in both forms', () => {
  const { text, html } = toWeeklyMail({ content, stock }, site, toAddress);
  expect(text).toContain('- Problem 9. Fill it in.\n  https://app.contentful.com/hero/h\n  and 2 more\n');
  expect(html).toContain('<li><a href="https://app.contentful.com/hero/h">Problem 9. Fill it in.</a></li><li>and 2');
  expect(html).toContain('<a href="https://www.dealer.example/x">Fendt 724 L7: has no photo</a>');
  expect(html).toContain('<a href="https://www.dealer.example/desk">All of it</a>');
});

it('an entry that cannot be opened is no link, and what it says is text', () => {
  const findings = [{ ...toFinding('“<b>x</b>” is long.') }];
  const { html } = toWeeklyMail({ content: { ...content, total: 1, untranslated: 0, findings }, stock }, site, null);
  expect(html).toContain('<li>“&lt;b&gt;x&lt;/b&gt;” is long. Fill it in.</li>');
});

it('says nothing of a week before that is not known, and of reports that a release has not', () => {
  const [, ...recent] = stock.trend;
  expect(toWeeklyMail({ content, stock: { ...stock, trend: recent.slice(1) } }, site, null).text).toContain('of 100\n');
  expect(toWeeklyMail({ content: null, stock: null }, site, null).subject).toBe(
    'www.dealer.example: 0 findings in the CMS, 0 not translated',
  );
});
