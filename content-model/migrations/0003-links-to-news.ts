import type { MigrationFunction } from 'contentful-migration';

/** The models that this leads between (`hashModel`). */
export const from = 'd2644eefac157c7c';
export const to = '7b8cd0936a25b79c';

export const up: MigrationFunction = (migration) => {
  const hero = migration.editContentType('hero');
  hero.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, news, another website. It goes before “Link to”.',
  });

  const callToAction = migration.editContentType('callToAction');
  callToAction.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, news, another website. It goes before “Link to”.',
  });

  const card = migration.editContentType('card');
  card.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, news, another website. It goes before “Link to”.',
  });

  const link = migration.editContentType('link');
  link.createField('article', {
    name: 'News or story',
    type: 'Link',
    linkType: 'Entry',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['news', 'story'] }],
  });
  link.moveField('article').afterField('vacancy');
  link.changeFieldControl('article', 'builtin', 'entryLinkEditor', { helpText: 'The page of it.' });

  const popUp = migration.editContentType('popUp');
  popUp.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, news, another website. It goes before “Link to”.',
  });
};

export const down: MigrationFunction = (migration) => {
  const hero = migration.editContentType('hero');
  hero.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, another website. It goes before “Link to”.',
  });

  const callToAction = migration.editContentType('callToAction');
  callToAction.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, another website. It goes before “Link to”.',
  });

  const card = migration.editContentType('card');
  card.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, another website. It goes before “Link to”.',
  });

  const link = migration.editContentType('link');
  link.deleteField('article');

  const popUp = migration.editContentType('popUp');
  popUp.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, another website. It goes before “Link to”.',
  });
};
