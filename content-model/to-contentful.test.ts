import type { ContentType } from './content-type';
import { toContentful } from './to-contentful';

import { contentTypes } from './index';

const space = toContentful(contentTypes);

const getField = (typeId: string, fieldId: string) =>
  space.contentTypes.find(({ sys }) => sys.id === typeId)?.fields.find(({ id }) => id === fieldId);

const getControl = (typeId: string, fieldId: string) =>
  space.editorInterfaces
    .find(({ sys }) => sys.contentType.sys.id === typeId)
    ?.controls.find((control) => control.fieldId === fieldId);

describe('toContentful', () => {
  it('makes Dutch the default and lets English and German fall back to it', () => {
    expect(space.locales.map(({ code, default: isDefault, fallbackCode }) => [code, isDefault, fallbackCode])).toEqual([
      ['nl', true, null],
      ['en', false, 'nl'],
      ['de', false, 'nl'],
    ]);
  });

  it('gives a link to entries the types it may lead to, on its items', () => {
    expect(getField('cardSection', 'cards')).toMatchObject({
      type: 'Array',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['card'] }] },
      validations: [],
    });
  });

  it('limits a picture to images', () => {
    expect(getField('hero', 'image')).toMatchObject({
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
    });
  });

  it('says in a sentence what is wrong with a value that does not match', () => {
    const [validation] = getField('company', 'email')?.validations ?? [];
    expect(validation?.message).toContain('e-mail address');
  });

  it('allows no first-level heading in a text, which the page has already', () => {
    expect(JSON.stringify(getField('textSection', 'body')?.validations)).not.toContain('heading-1');
  });

  it('offers a menu for a choice, boxes for several, and help with every field', () => {
    expect(getControl('page', 'route')?.widgetId).toBe('dropdown');
    expect(getControl('service', 'sectors')?.widgetId).toBe('checkbox');
    expect(getControl('vacancy', 'closingDate')?.settings).toMatchObject({ format: 'dateonly' });
    expect(
      space.editorInterfaces.flatMap(({ controls }) => controls).filter(({ settings }) => !settings.helpText),
    ).toEqual([]);
  });

  it('says at every picture what is read to who cannot see it', () => {
    const all: readonly ContentType[] = contentTypes;
    const pictures = all.flatMap(({ fields }) => Object.values(fields)).filter(({ kind }) => kind === 'image');
    expect(pictures.filter(({ help }) => !/hears its description|read out/.test(help)).map(({ help }) => help)).toEqual(
      [],
    );
    expect(getControl('textSection', 'body')?.settings.helpText).toContain('description of a picture');
  });

  it.each(contentTypes.map((contentType) => [contentType.id, contentType] as const))(
    '%s is named by a required field',
    (_, { displayField, fields }) => {
      expect(Object.entries(fields).find(([id]) => id === displayField)?.[1]).toMatchObject({ required: true });
    },
  );

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(space))).toEqual(space);
  });
});
