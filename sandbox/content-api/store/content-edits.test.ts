import type { ContentfulEntry } from '../../../content-model/contentful-format';
import { toLink } from '../../../content-model/contentful-format';

import { mergeEdits, parseEdits } from './content-edits';

const entry: ContentfulEntry = {
  sys: { id: 'home', type: 'Entry', contentType: toLink('ContentType', 'page') },
  fields: { title: { nl: 'Thuis', en: 'Home' }, route: { nl: 'home' } },
};

describe('parseEdits', () => {
  it('takes a missing or empty file as no edits', () => {
    expect(parseEdits('')).toEqual({});
    expect(parseEdits('  \n')).toEqual({});
  });

  it.each(['[1]', '{"home": 3}', '{"home": {"fields": {"title": "Thuis"}}}', '{'])(
    'refuses %s and names the file',
    (text) => {
      expect(() => parseEdits(text)).toThrow('content-edits.json cannot be used');
    },
  );

  it('says how a value is written that is not translated', () => {
    expect(() => parseEdits('{"note": {"fields": {"enabled": true}}}')).toThrow(
      'note.fields.enabled: a value is written by language, as { "nl": … }',
    );
  });
});

describe('mergeEdits', () => {
  it('lays a value of one locale over the seed and keeps the others', () => {
    const [merged] = mergeEdits([entry], { home: { fields: { title: { en: 'Start' } } } });
    expect(merged?.fields).toEqual({ title: { nl: 'Thuis', en: 'Start' }, route: { nl: 'home' } });
  });

  it('empties a field that is null and deletes an entry that is null', () => {
    expect(mergeEdits([entry], { home: { fields: { title: null } } })[0]?.fields).toEqual({ route: { nl: 'home' } });
    expect(mergeEdits([entry], { home: null })).toEqual([]);
  });

  it('adds an entry that the seed does not have', () => {
    const added = mergeEdits([], { jobs: { contentType: 'page', fields: { title: { nl: 'Werk' } } } });
    expect(added).toEqual([
      {
        sys: { id: 'jobs', type: 'Entry', contentType: toLink('ContentType', 'page') },
        fields: { title: { nl: 'Werk' } },
      },
    ]);
  });

  it('refuses a new entry without content type, and says which', () => {
    expect(() => mergeEdits([], { jobs: { fields: {} } })).toThrow('the new entry jobs has no contentType');
  });

  it('leaves the seed itself as it is', () => {
    mergeEdits([entry], { home: { fields: { title: { en: 'Start' } } } });
    expect(entry.fields.title).toEqual({ nl: 'Thuis', en: 'Home' });
  });
});
