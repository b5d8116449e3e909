import { isFileName, toPictureWords } from './picture-words';

it.each([
  ['IMG_4711', 'IMG_4711.JPG', true],
  ['IMG_4711.JPG', 'other.jpg', true],
  ['foto 1 (kopie)', 'foto_1_(kopie).jpg', true],
  ['Logo-Kubota', 'logo_kubota.svg', true],
  ['maehdräscher', 'maehdra\u0308scher.png', true],
  ['De hal van ons bedrijf', 'IMG_4711.JPG', false],
  ['Claas Xerion 12.650', 'xerion.jpg', false],
  ['', '', true],
])('%j of the file %j is the name of a file: %s', (words, filename, expected) => {
  expect(isFileName(words, filename)).toBe(expected);
});

it('gives pages neither the name of a file nor words of spaces', () => {
  const { title, description } = toPictureWords().ContentfulAsset ?? {};
  const picture = { title: 'hal-2', description: ' ', filename: 'hal-2.jpg', mimeType: 'image/jpeg' };
  expect([title?.resolve(picture), description?.resolve(picture)]).toEqual([null, null]);
  const described = { ...picture, title: 'De hal', description: 'De hal met twee tractoren' };
  expect([title?.resolve(described), description?.resolve(described)]).toEqual(['De hal', 'De hal met twee tractoren']);
  expect(title?.resolve({})).toBeNull();
  const terms = { title: 'Algemene voorwaarden', filename: 'Algemene_voorwaarden.pdf', mimeType: 'application/pdf' };
  expect(title?.resolve(terms)).toBe('Algemene voorwaarden');
});
