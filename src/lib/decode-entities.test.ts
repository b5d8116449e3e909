/**
 * @jest-environment jsdom
 */
import { decodeEntities, prepareEntities } from './decode-entities';

/** As a browser reads it. */
function read(entity: string): string {
  const document = new DOMParser().parseFromString(`<textarea>${entity}</textarea>`, 'text/html');
  return document.querySelector('textarea')?.value ?? '';
}

/** Whether both know it: of a letter and a mark there are some that HTML has no name for. */
const isKnown = (entity: string) => decodeEntities(entity) !== entity && read(entity) !== entity;

test('a browser loads the unusual ones for the first answer that has one', async () => {
  const text = '1 &frac12; m &amp; &lt;&gt;&quot;&apos;&nbsp;&uuml;&#189;&#xBD;';
  const usual = '1 &frac12; m & <>"\'\u00a0&uuml;&#189;&#xBD;';
  await prepareEntities('{"name":"&amp;&nbsp;&quot;& Co; R&D"}');
  expect(decodeEntities(text)).toBe(usual);
  await prepareEntities('{"name":"\\u0026frac12;"}');
  expect(decodeEntities(text)).toBe('1 ½ m & <>"\'\u00a0ü½½');
});

test('each letter with a mark, and each name of the list, is what a browser makes of it; others are left alone', () => {
  const marks = ['uml', 'acute', 'grave', 'circ', 'tilde', 'cedil', 'ring', 'caron'];
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const names = [
    ...marks.flatMap((mark) => letters.map((letter) => letter + mark)),
    'amp',
    'nbsp',
    'euro',
    'szlig',
    'Oslash',
  ];
  const others = [
    'quot',
    'apos',
    'lt',
    'gt',
    'oelig',
    'hellip',
    'ndash',
    'frac12',
    'sup2',
    'deg',
    'micro',
    'rarr',
    'shy',
    'check',
    'AMP',
    'acute',
    'period',
    'lpar',
  ];
  for (const entity of [...names, ...others].map((name) => `&${name};`))
    expect([entity, decodeEntities(entity)]).toEqual([entity, isKnown(entity) ? read(entity) : decodeEntities(entity)]);
  expect(decodeEntities('&auml;&Ouml;&eacute;&Ccedil;&ntilde;&scaron;')).toBe('äÖéÇñš');
});

test('each number of a character is what a browser makes of it', () => {
  for (const code of [9, 34, 38, 39, 60, 128, 146, 150, 159, 160, 233, 8364, 128668, 0xd800, 0x110000, 0]) {
    for (const entity of [`&#${String(code)};`, `&#x${code.toString(16)};`, `&#X${code.toString(16).toUpperCase()};`])
      expect([entity, decodeEntities(entity)]).toEqual([entity, read(entity)]);
  }
});

test.each([
  ['M&uuml;ller &amp; S&#246;hne &quot;Duo&quot;', 'Müller & Söhne "Duo"'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&amp;amp;', '&amp;'],
  // In capitals, and by the names that HTML 5 has for signs, as programs write them.
  ['M &AMP; S &LT;b&GT; &QUOT;x&QUOT; &COPY;&REG;', 'M & S <b> "x" ©®'],
  ['4&period;2 &lpar;4x4&rpar;&comma; 10&percnt;', '4.2 (4x4), 10%'],
  [
    'a&sol;b &num;1 &plus;2 c&colon;d e&commat;f &quest;&excl; &ast; &equals; &lowbar; &lsqb;&rsqb; &semi;',
    'a/b #1 +2 c:d e@f ?! * = _ [] ;',
  ],
  ['Land&acute;s &dagger; &bsol; &verbar; &dollar; &grave;', 'Land´s † \\ | $ `'],
  ['R&D; M&S &x; &; &#; &#x; &amp', 'R&D; M&S &x; &; &#; &#x; &amp'],
  ['?a=1&copy=2', '?a=1&copy=2'],
  ['&constructor; &toString;', '&constructor; &toString;'],
])('%s reads %s: once, and only what is an entity', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
