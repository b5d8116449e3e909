import type { MigrationFunction } from 'contentful-migration';

/** The models that this leads between (`hashModel`). */
export const from = '5e9609c30629bab3';
export const to = '9f2e1b0c5bcfac21';

export const up: MigrationFunction = (migration) => {
  const company = migration.editContentType('company');
  company.createField('accountHolder', {
    name: 'Account holder',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [],
  });
  company.createField('iban', {
    name: 'Bank account (IBAN)',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        regexp: { pattern: '^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]){10,30}$' },
        message: 'Write an account number in capitals, for example NL91 ABNA 0417 1643 00.',
      },
    ],
  });
  company.createField('bic', { name: 'BIC', type: 'Symbol', localized: false, required: false, validations: [] });
  company.createField('domains', {
    name: 'Domains',
    type: 'Array',
    items: { type: 'Symbol', validations: [] },
    localized: false,
    required: false,
    validations: [],
  });
  company.moveField('accountHolder').afterField('taxNumber');
  company.moveField('iban').afterField('accountHolder');
  company.moveField('bic').afterField('iban');
  company.moveField('domains').afterField('bic');
  company.changeFieldControl('accountHolder', 'builtin', 'singleLine', {
    helpText: 'In whose name the bank account is; shown with its number.',
  });
  company.changeFieldControl('iban', 'builtin', 'singleLine', {
    helpText: 'Shown on the page that tells customers what is really ours, and nowhere else.',
  });
  company.changeFieldControl('bic', 'builtin', 'singleLine', { helpText: 'Of the bank, for customers abroad.' });
  company.changeFieldControl('domains', 'builtin', 'listInput', {
    helpText:
      'Other domains of the company, without https://, for example dealer.example; mail or websites under them are ours. The domain of this website is known already.',
  });

  const vacancy = migration.editContentType('vacancy');
  vacancy.createField('imageFocus', {
    name: 'What stays in view',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right', 'top', 'bottom', 'left top', 'right top', 'left bottom', 'right bottom'] }],
  });
  vacancy.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  vacancy.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  vacancy.moveField('imageFocus').afterField('image');
  vacancy.changeFieldControl('imageFocus', 'builtin', 'dropdown', {
    helpText:
      'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  });
  vacancy.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  vacancy.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const service = migration.editContentType('service');
  service.createField('imageFocus', {
    name: 'What stays in view',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right', 'top', 'bottom', 'left top', 'right top', 'left bottom', 'right bottom'] }],
  });
  service.moveField('imageFocus').afterField('image');
  service.changeFieldControl('imageFocus', 'builtin', 'dropdown', {
    helpText:
      'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  });

  const redirect = migration.createContentType('redirect', {
    name: 'Redirect',
    description: 'An address at which there is nothing any more, and where its visitors are led instead.',
    displayField: 'from',
  });
  redirect.createField('from', {
    name: 'From',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ unique: true }],
  });
  redirect.createField('to', { name: 'To', type: 'Symbol', localized: false, required: true, validations: [] });
  redirect.createField('note', { name: 'Note', type: 'Symbol', localized: false, required: false, validations: [] });
  redirect.createField('until', { name: 'Until', type: 'Date', localized: false, required: false, validations: [] });
  redirect.changeFieldControl('from', 'builtin', 'singleLine', {
    helpText:
      'The address that no longer exists, for example /oude-pagina or /en/old-page. You can paste it from the browser. Capitals and what follows a question mark do not count. Where the site has a page, the page stays.',
  });
  redirect.changeFieldControl('to', 'builtin', 'singleLine', {
    helpText:
      'Where visitors are led: a page of this site, for example /contact, or an address elsewhere that begins with https://.',
  });
  redirect.changeFieldControl('note', 'builtin', 'singleLine', {
    helpText: 'Why it is there, for your colleagues: on a leaflet, in an advertisement. Never on the site.',
  });
  redirect.changeFieldControl('until', 'builtin', 'datePicker', {
    helpText:
      'The last day, for an address of a campaign. With a day search engines keep the old address. Empty: for good.',
    format: 'dateonly',
  });

  const page = migration.editContentType('page');
  page.editField('route', {
    name: 'Page of the site',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      { unique: true },
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'verify',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'notFound',
        ],
      },
    ],
  });

  const hero = migration.editContentType('hero');
  hero.createField('imageFocus', {
    name: 'What stays in view',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right', 'top', 'bottom', 'left top', 'right top', 'left bottom', 'right bottom'] }],
  });
  hero.editField('linkRoute', {
    name: 'Link to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'verify',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'sectorIndustryStock',
          'sectorAgricultureStock',
          'sectorGardenStock',
        ],
      },
    ],
  });
  hero.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  hero.createField('ends', { name: 'Visible until', type: 'Date', localized: false, required: false, validations: [] });
  hero.moveField('imageFocus').afterField('image');
  hero.changeFieldControl('imageFocus', 'builtin', 'dropdown', {
    helpText:
      'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  });
  hero.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  hero.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const textSection = migration.editContentType('textSection');
  textSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  textSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  textSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  textSection.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const imageText = migration.editContentType('imageText');
  imageText.createField('imageFocus', {
    name: 'What stays in view',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right', 'top', 'bottom', 'left top', 'right top', 'left bottom', 'right bottom'] }],
  });
  imageText.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  imageText.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  imageText.moveField('imageFocus').afterField('image');
  imageText.changeFieldControl('imageFocus', 'builtin', 'dropdown', {
    helpText:
      'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  });
  imageText.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  imageText.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const cardSection = migration.editContentType('cardSection');
  cardSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  cardSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  cardSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  cardSection.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const callToAction = migration.editContentType('callToAction');
  callToAction.editField('linkRoute', {
    name: 'Link to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'verify',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'sectorIndustryStock',
          'sectorAgricultureStock',
          'sectorGardenStock',
        ],
      },
    ],
  });
  callToAction.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  callToAction.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  callToAction.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  callToAction.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const stockTeaser = migration.editContentType('stockTeaser');
  stockTeaser.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  stockTeaser.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  stockTeaser.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  stockTeaser.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const vacancyTeaser = migration.editContentType('vacancyTeaser');
  vacancyTeaser.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  vacancyTeaser.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  vacancyTeaser.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  vacancyTeaser.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const serviceSection = migration.editContentType('serviceSection');
  serviceSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  serviceSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  serviceSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  serviceSection.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const brandSection = migration.editContentType('brandSection');
  brandSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  brandSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  brandSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  brandSection.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const certificateSection = migration.editContentType('certificateSection');
  certificateSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  certificateSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  certificateSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  certificateSection.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const teamSection = migration.editContentType('teamSection');
  teamSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  teamSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  teamSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  teamSection.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const mapSection = migration.editContentType('mapSection');
  mapSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  mapSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  mapSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  mapSection.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const formSection = migration.editContentType('formSection');
  formSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  formSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  formSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  formSection.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const card = migration.editContentType('card');
  card.createField('imageFocus', {
    name: 'What stays in view',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right', 'top', 'bottom', 'left top', 'right top', 'left bottom', 'right bottom'] }],
  });
  card.editField('linkRoute', {
    name: 'Link to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'verify',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'sectorIndustryStock',
          'sectorAgricultureStock',
          'sectorGardenStock',
        ],
      },
    ],
  });
  card.moveField('imageFocus').afterField('image');
  card.changeFieldControl('imageFocus', 'builtin', 'dropdown', {
    helpText:
      'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  });

  const popUp = migration.editContentType('popUp');
  popUp.editField('linkRoute', {
    name: 'Link to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'verify',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'sectorIndustryStock',
          'sectorAgricultureStock',
          'sectorGardenStock',
        ],
      },
    ],
  });
  popUp.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  popUp.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  popUp.changeFieldControl('from', 'builtin', 'datePicker', {
    helpText: 'First whole day on which it is shown; the day is that of the visit. Empty: at once.',
    format: 'dateonly',
  });
  popUp.changeFieldControl('until', 'builtin', 'datePicker', {
    helpText: 'Last whole day on which it is shown. Empty: no end.',
    format: 'dateonly',
  });
  popUp.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  popUp.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const text = migration.createContentType('text', {
    name: 'Word of the site',
    description: 'Other words for a button, a hint or a message that the site brings along.',
    displayField: 'key',
  });
  text.createField('key', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      { unique: true },
      {
        regexp: { pattern: '^[A-Za-z]+:[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$' },
        message: 'Write the key as the list of texts has it, for example enquiry:send.button.',
      },
    ],
  });
  text.createField('text', { name: 'Text', type: 'Text', localized: true, required: false, validations: [] });
  text.createField('note', { name: 'Note', type: 'Symbol', localized: false, required: false, validations: [] });
  text.changeFieldControl('key', 'builtin', 'singleLine', {
    helpText:
      'Which text it is, for example enquiry:send.button. The guide says how to find it. One entry for each key.',
  });
  text.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText:
      'A language that is left empty keeps the words of the site. Keep what stands in double braces, such as {{count}}: the site fills it in. Plain words, no markup, in one line.',
  });
  text.changeFieldControl('note', 'builtin', 'singleLine', {
    helpText: 'For colleagues: why, or until when. Not shown on the site.',
  });
};

export const down: MigrationFunction = (migration) => {
  const company = migration.editContentType('company');
  company.deleteField('accountHolder');
  company.deleteField('iban');
  company.deleteField('bic');
  company.deleteField('domains');

  const vacancy = migration.editContentType('vacancy');
  vacancy.deleteField('imageFocus');
  vacancy.deleteField('begins');
  vacancy.deleteField('ends');

  const service = migration.editContentType('service');
  service.deleteField('imageFocus');

  const page = migration.editContentType('page');
  page.editField('route', {
    name: 'Page of the site',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      { unique: true },
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'notFound',
        ],
      },
    ],
  });

  const hero = migration.editContentType('hero');
  hero.editField('linkRoute', {
    name: 'Link to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'sectorIndustryStock',
          'sectorAgricultureStock',
          'sectorGardenStock',
        ],
      },
    ],
  });
  hero.deleteField('imageFocus');
  hero.deleteField('begins');
  hero.deleteField('ends');

  const textSection = migration.editContentType('textSection');
  textSection.deleteField('begins');
  textSection.deleteField('ends');

  const imageText = migration.editContentType('imageText');
  imageText.deleteField('imageFocus');
  imageText.deleteField('begins');
  imageText.deleteField('ends');

  const cardSection = migration.editContentType('cardSection');
  cardSection.deleteField('begins');
  cardSection.deleteField('ends');

  const callToAction = migration.editContentType('callToAction');
  callToAction.editField('linkRoute', {
    name: 'Link to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'sectorIndustryStock',
          'sectorAgricultureStock',
          'sectorGardenStock',
        ],
      },
    ],
  });
  callToAction.deleteField('begins');
  callToAction.deleteField('ends');

  const stockTeaser = migration.editContentType('stockTeaser');
  stockTeaser.deleteField('begins');
  stockTeaser.deleteField('ends');

  const vacancyTeaser = migration.editContentType('vacancyTeaser');
  vacancyTeaser.deleteField('begins');
  vacancyTeaser.deleteField('ends');

  const serviceSection = migration.editContentType('serviceSection');
  serviceSection.deleteField('begins');
  serviceSection.deleteField('ends');

  const brandSection = migration.editContentType('brandSection');
  brandSection.deleteField('begins');
  brandSection.deleteField('ends');

  const certificateSection = migration.editContentType('certificateSection');
  certificateSection.deleteField('begins');
  certificateSection.deleteField('ends');

  const teamSection = migration.editContentType('teamSection');
  teamSection.deleteField('begins');
  teamSection.deleteField('ends');

  const mapSection = migration.editContentType('mapSection');
  mapSection.deleteField('begins');
  mapSection.deleteField('ends');

  const formSection = migration.editContentType('formSection');
  formSection.deleteField('begins');
  formSection.deleteField('ends');

  const card = migration.editContentType('card');
  card.editField('linkRoute', {
    name: 'Link to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'sectorIndustryStock',
          'sectorAgricultureStock',
          'sectorGardenStock',
        ],
      },
    ],
  });
  card.deleteField('imageFocus');

  const popUp = migration.editContentType('popUp');
  popUp.editField('linkRoute', {
    name: 'Link to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'home',
          'terms',
          'brands',
          'contact',
          'services',
          'warehouse',
          'stockOverview',
          'about',
          'privacy',
          'accessibility',
          'imprint',
          'vacancies',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'sectorIndustryStock',
          'sectorAgricultureStock',
          'sectorGardenStock',
        ],
      },
    ],
  });
  popUp.deleteField('begins');
  popUp.deleteField('ends');
  popUp.changeFieldControl('from', 'builtin', 'datePicker', {
    helpText: 'First day on which it is shown. Empty: at once.',
    format: 'dateonly',
  });
  popUp.changeFieldControl('until', 'builtin', 'datePicker', {
    helpText: 'Last day on which it is shown. Empty: no end.',
    format: 'dateonly',
  });

  migration.deleteContentType('redirect');

  migration.deleteContentType('text');
};
