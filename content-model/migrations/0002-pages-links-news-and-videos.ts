import type { MigrationFunction } from 'contentful-migration';

/** The models that this leads between (`hashModel`). */
export const from = '9f2e1b0c5bcfac21';
export const to = 'd2644eefac157c7c';

export const up: MigrationFunction = (migration) => {
  const vacancy = migration.editContentType('vacancy');
  vacancy.editField('description', {
    name: 'The work',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy', 'news', 'story', 'link'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy', 'news', 'story'] }],
          'embedded-entry-block': [
            { linkContentType: ['page', 'vacancy', 'news', 'story', 'teamMember', 'callToAction', 'videoSection'] },
          ],
        },
      },
    ],
  });
  vacancy.editField('offer', {
    name: 'What we offer',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy', 'news', 'story', 'link'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy', 'news', 'story'] }],
          'embedded-entry-block': [
            { linkContentType: ['page', 'vacancy', 'news', 'story', 'teamMember', 'callToAction', 'videoSection'] },
          ],
        },
      },
    ],
  });
  vacancy.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  });
  vacancy.createField('seoTitle', {
    name: 'Title for search engines',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  });
  vacancy.createField('shareImage', {
    name: 'Picture for sharing',
    type: 'Link',
    linkType: 'Asset',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  vacancy.createField('noIndex', {
    name: 'Not in search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  });
  vacancy.moveField('seoDescription').afterField('closingDate');
  vacancy.moveField('seoTitle').afterField('seoDescription');
  vacancy.moveField('shareImage').afterField('seoTitle');
  vacancy.moveField('noIndex').afterField('shareImage');
  vacancy.changeFieldControl('seoDescription', 'builtin', 'singleLine', {
    helpText: 'One or two sentences; at most 155 letters are shown. Empty: the summary.',
  });
  vacancy.changeFieldControl('seoTitle', 'builtin', 'singleLine', {
    helpText: 'At most 60 letters; the name of the company is put behind it. Empty: the title.',
  });
  vacancy.changeFieldControl('shareImage', 'builtin', 'assetLinkEditor', {
    helpText:
      'Shown where somebody shares the page; cut to 1200 × 630 pixels. Its description is read out there. Empty: the picture of the site.',
  });
  vacancy.changeFieldControl('noIndex', 'builtin', 'boolean', {
    helpText: 'Switched on, search engines are asked to leave the page out. Who has its address still sees it.',
  });

  const news = migration.createContentType('news', {
    name: 'News',
    description: 'A news item. It stands in the list of news and in its feed, and has a page of its own.',
    displayField: 'title',
  });
  news.createField('title', { name: 'Title', type: 'Symbol', localized: true, required: true, validations: [] });
  news.createField('slug', {
    name: 'Address',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [
      { unique: true },
      {
        regexp: { pattern: '^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$' },
        message: 'Use small letters, digits and single dashes, at most 80, for example service-mechanic.',
      },
    ],
  });
  news.createField('date', { name: 'Published on', type: 'Date', localized: false, required: false, validations: [] });
  news.createField('summary', { name: 'Teaser', type: 'Text', localized: true, required: false, validations: [] });
  news.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  news.createField('imageFocus', {
    name: 'What stays in view',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right', 'top', 'bottom', 'left top', 'right top', 'left bottom', 'right bottom'] }],
  });
  news.createField('body', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy', 'news', 'story', 'link'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy', 'news', 'story'] }],
          'embedded-entry-block': [
            { linkContentType: ['page', 'vacancy', 'news', 'story', 'teamMember', 'callToAction', 'videoSection'] },
          ],
        },
      },
    ],
  });
  news.createField('people', {
    name: 'People',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['teamMember'] }] },
    localized: false,
    required: false,
    validations: [],
  });
  news.createField('category', {
    name: 'Stock category',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        regexp: { pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
        message: 'Use the category name of the stock system, for example combineHarvesters.',
      },
    ],
  });
  news.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  news.createField('ends', { name: 'Visible until', type: 'Date', localized: false, required: false, validations: [] });
  news.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'What is new, in a line.' });
  news.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The end of the web address, for example open-days. Empty: made of the title. Old addresses lead to the new one.',
  });
  news.changeFieldControl('date', 'builtin', 'datePicker', {
    helpText: 'Shown with it; the newest stands first. Empty: the day on which the entry was made.',
    format: 'dateonly',
  });
  news.changeFieldControl('summary', 'builtin', 'multipleLine', {
    helpText: 'Two sentences for lists, search engines and who shares it.',
  });
  news.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'Wide, 16:9, at least 1600 pixels. Decoration: its description is not read out.',
  });
  news.changeFieldControl('imageFocus', 'builtin', 'dropdown', {
    helpText:
      'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  });
  news.changeFieldControl('body', 'builtin', 'richTextEditor', {
    helpText:
      'The whole text, with headings, lists, links, pictures and videos. Say in the description of a picture (in Media) what is to be seen.',
  });
  news.changeFieldControl('people', 'builtin', 'entryLinksEditor', {
    helpText: 'Colleagues it is about, or whom to ask; shown with phone and e-mail.',
  });
  news.changeFieldControl('category', 'builtin', 'singleLine', {
    helpText: 'Shows machines of it below. Name of the stock system, for example tractors. Empty: none.',
  });
  news.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  news.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const story = migration.createContentType('story', {
    name: 'Customer story',
    description: 'What a customer tells. It stands in the list of stories and has a page of its own.',
    displayField: 'title',
  });
  story.createField('title', { name: 'Title', type: 'Symbol', localized: true, required: true, validations: [] });
  story.createField('slug', {
    name: 'Address',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [
      { unique: true },
      {
        regexp: { pattern: '^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$' },
        message: 'Use small letters, digits and single dashes, at most 80, for example service-mechanic.',
      },
    ],
  });
  story.createField('customer', {
    name: 'Customer',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  });
  story.createField('place', { name: 'Place', type: 'Symbol', localized: false, required: false, validations: [] });
  story.createField('quote', { name: 'Quote', type: 'Text', localized: true, required: false, validations: [] });
  story.createField('date', { name: 'Published on', type: 'Date', localized: false, required: false, validations: [] });
  story.createField('summary', { name: 'Teaser', type: 'Text', localized: true, required: false, validations: [] });
  story.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  story.createField('imageFocus', {
    name: 'What stays in view',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right', 'top', 'bottom', 'left top', 'right top', 'left bottom', 'right bottom'] }],
  });
  story.createField('body', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy', 'news', 'story', 'link'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy', 'news', 'story'] }],
          'embedded-entry-block': [
            { linkContentType: ['page', 'vacancy', 'news', 'story', 'teamMember', 'callToAction', 'videoSection'] },
          ],
        },
      },
    ],
  });
  story.createField('people', {
    name: 'People',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['teamMember'] }] },
    localized: false,
    required: false,
    validations: [],
  });
  story.createField('category', {
    name: 'Stock category',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        regexp: { pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
        message: 'Use the category name of the stock system, for example combineHarvesters.',
      },
    ],
  });
  story.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  story.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  story.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'What the story is about, in a line.' });
  story.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The end of the web address, for example open-days. Empty: made of the title. Old addresses lead to the new one.',
  });
  story.changeFieldControl('customer', 'builtin', 'singleLine', {
    helpText: 'A company or a person who agreed to it.',
  });
  story.changeFieldControl('place', 'builtin', 'singleLine', { helpText: 'Where the customer is.' });
  story.changeFieldControl('quote', 'builtin', 'multipleLine', {
    helpText: 'One or two sentences of the customer, without quotation marks.',
  });
  story.changeFieldControl('date', 'builtin', 'datePicker', {
    helpText: 'Shown with it; the newest stands first. Empty: the day on which the entry was made.',
    format: 'dateonly',
  });
  story.changeFieldControl('summary', 'builtin', 'multipleLine', {
    helpText: 'Two sentences for lists, search engines and who shares it.',
  });
  story.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'Wide, 16:9, at least 1600 pixels. Decoration: its description is not read out.',
  });
  story.changeFieldControl('imageFocus', 'builtin', 'dropdown', {
    helpText:
      'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  });
  story.changeFieldControl('body', 'builtin', 'richTextEditor', {
    helpText:
      'The whole text, with headings, lists, links, pictures and videos. Say in the description of a picture (in Media) what is to be seen.',
  });
  story.changeFieldControl('people', 'builtin', 'entryLinksEditor', {
    helpText: 'Colleagues it is about, or whom to ask; shown with phone and e-mail.',
  });
  story.changeFieldControl('category', 'builtin', 'singleLine', {
    helpText: 'Shows machines of it below. Name of the stock system, for example tractors. Empty: none.',
  });
  story.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  story.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const page = migration.editContentType('page');
  page.editField('route', {
    name: 'Page of the site',
    type: 'Symbol',
    localized: false,
    required: false,
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
          'news',
          'stories',
          'sectorIndustry',
          'sectorAgriculture',
          'sectorGarden',
          'notFound',
        ],
      },
    ],
  });
  page.createField('slug', {
    name: 'Address',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [
      {
        regexp: { pattern: '^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$' },
        message: 'Use small letters, digits and single dashes, at most 80, for example service-mechanic.',
      },
    ],
  });
  page.editField('sections', {
    name: 'Sections',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'hero',
            'textSection',
            'imageText',
            'videoSection',
            'cardSection',
            'callToAction',
            'stockTeaser',
            'vacancyTeaser',
            'newsTeaser',
            'storyTeaser',
            'serviceSection',
            'brandSection',
            'certificateSection',
            'teamSection',
            'mapSection',
            'formSection',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [],
  });
  page.createField('seoTitle', {
    name: 'Title for search engines',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  });
  page.createField('shareImage', {
    name: 'Picture for sharing',
    type: 'Link',
    linkType: 'Asset',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  page.createField('noIndex', {
    name: 'Not in search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  });
  page.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  page.createField('ends', { name: 'Visible until', type: 'Date', localized: false, required: false, validations: [] });
  page.moveField('slug').afterField('route');
  page.name('Page');
  page.description(
    'The words of one page: of one that the site has, or of one that you make, with an address of its own.',
  );
  page.displayField('title');
  page.changeFieldControl('route', 'builtin', 'dropdown', {
    helpText: 'Which page of the site this is, one entry for each. Empty for a page that you make: fill its address.',
  });
  page.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'For a page that you make: the end of its web address in each language, for example transport. Empty in a language: the Dutch one. Old addresses lead to the new one.',
  });
  page.changeFieldControl('title', 'builtin', 'singleLine', {
    helpText: 'Shown in the browser tab and in search results; at most 60 letters are read there.',
  });
  page.changeFieldControl('description', 'builtin', 'singleLine', {
    helpText: 'One or two sentences; at most 155 letters are shown.',
  });
  page.changeFieldControl('seoTitle', 'builtin', 'singleLine', {
    helpText: 'At most 60 letters; the name of the company is put behind it. Empty: the title.',
  });
  page.changeFieldControl('shareImage', 'builtin', 'assetLinkEditor', {
    helpText:
      'Shown where somebody shares the page; cut to 1200 × 630 pixels. Its description is read out there. Empty: the picture of the site.',
  });
  page.changeFieldControl('noIndex', 'builtin', 'boolean', {
    helpText: 'Switched on, search engines are asked to leave the page out. Who has its address still sees it.',
  });
  page.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  page.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
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
          'verify',
          'vacancies',
          'news',
          'stories',
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
  hero.createField('link', {
    name: 'Link',
    type: 'Link',
    linkType: 'Entry',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['link'] }],
  });
  hero.moveField('link').afterField('linkRoute');
  hero.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, another website. It goes before “Link to”.',
  });

  const textSection = migration.editContentType('textSection');
  textSection.editField('body', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy', 'news', 'story', 'link'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy', 'news', 'story'] }],
          'embedded-entry-block': [
            { linkContentType: ['page', 'vacancy', 'news', 'story', 'teamMember', 'callToAction', 'videoSection'] },
          ],
        },
      },
    ],
  });

  const imageText = migration.editContentType('imageText');
  imageText.editField('body', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy', 'news', 'story', 'link'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy', 'news', 'story'] }],
          'embedded-entry-block': [
            { linkContentType: ['page', 'vacancy', 'news', 'story', 'teamMember', 'callToAction', 'videoSection'] },
          ],
        },
      },
    ],
  });

  const videoSection = migration.createContentType('videoSection', {
    name: 'Video',
    description: 'A video: a file, or one at YouTube or Vimeo. Nothing of it is loaded before a visitor presses play.',
    displayField: 'title',
  });
  videoSection.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  });
  videoSection.createField('text', { name: 'Text', type: 'Text', localized: true, required: false, validations: [] });
  videoSection.createField('file', {
    name: 'File',
    type: 'Link',
    linkType: 'Asset',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['video'] }],
  });
  videoSection.createField('address', {
    name: 'Address at YouTube or Vimeo',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [],
  });
  videoSection.createField('poster', {
    name: 'Picture before it plays',
    type: 'Link',
    linkType: 'Asset',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  });
  videoSection.createField('imageFocus', {
    name: 'What stays in view',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right', 'top', 'bottom', 'left top', 'right top', 'left bottom', 'right bottom'] }],
  });
  videoSection.createField('captions', {
    name: 'Captions',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: false,
    validations: [],
  });
  videoSection.createField('silent', {
    name: 'Nobody speaks',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  });
  videoSection.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  videoSection.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  videoSection.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'What the video shows.' });
  videoSection.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText: 'What is said and shown, in a few sentences: for who cannot play it.',
  });
  videoSection.changeFieldControl('file', 'builtin', 'assetLinkEditor', {
    helpText: 'MP4 (H.264) or WebM, as small as it can be: below 20 MB. Fill this or the address.',
  });
  videoSection.changeFieldControl('address', 'builtin', 'singleLine', {
    helpText: 'As the browser shows it, for example https://www.youtube.com/watch?v=… Other hosts are not shown.',
  });
  videoSection.changeFieldControl('poster', 'builtin', 'assetLinkEditor', {
    helpText: 'Wide, 16:9, at least 1200 pixels. The title says what it is: its description is not read out.',
  });
  videoSection.changeFieldControl('imageFocus', 'builtin', 'dropdown', {
    helpText:
      'Screens cut a picture to their shape. Choose where in it that stands which has to be seen; empty: the middle.',
  });
  videoSection.changeFieldControl('captions', 'builtin', 'assetLinkEditor', {
    helpText: 'A file with subtitles (WebVTT, .vtt) in each language, for a video that is a file.',
  });
  videoSection.changeFieldControl('silent', 'builtin', 'boolean', {
    helpText: 'Yes for a video without speech: it needs no captions.',
  });
  videoSection.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  videoSection.changeFieldControl('ends', 'builtin', 'datePicker', {
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
          'news',
          'stories',
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
  callToAction.createField('link', {
    name: 'Link',
    type: 'Link',
    linkType: 'Entry',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['link'] }],
  });
  callToAction.moveField('link').afterField('linkRoute');
  callToAction.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, another website. It goes before “Link to”.',
  });

  const newsTeaser = migration.createContentType('newsTeaser', {
    name: 'Latest news',
    description: 'The newest news items, with a link to all of them.',
    displayField: 'title',
  });
  newsTeaser.createField('title', { name: 'Title', type: 'Symbol', localized: true, required: true, validations: [] });
  newsTeaser.createField('count', {
    name: 'How many',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 12 } }],
  });
  newsTeaser.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  newsTeaser.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  newsTeaser.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'A short heading.' });
  newsTeaser.changeFieldControl('count', 'builtin', 'numberEditor', {
    helpText: 'How many of the newest are shown, up to 12. Empty: three.',
  });
  newsTeaser.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  newsTeaser.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const storyTeaser = migration.createContentType('storyTeaser', {
    name: 'Latest customer stories',
    description: 'The newest customer stories, with a link to all of them.',
    displayField: 'title',
  });
  storyTeaser.createField('title', { name: 'Title', type: 'Symbol', localized: true, required: true, validations: [] });
  storyTeaser.createField('count', {
    name: 'How many',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 12 } }],
  });
  storyTeaser.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  storyTeaser.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  storyTeaser.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'A short heading.' });
  storyTeaser.changeFieldControl('count', 'builtin', 'numberEditor', {
    helpText: 'How many of the newest are shown, up to 12. Empty: three.',
  });
  storyTeaser.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  storyTeaser.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

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
          'verify',
          'vacancies',
          'news',
          'stories',
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
  card.createField('link', {
    name: 'Link',
    type: 'Link',
    linkType: 'Entry',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['link'] }],
  });
  card.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, another website. It goes before “Link to”.',
  });

  const link = migration.createContentType('link', {
    name: 'Link',
    description:
      'A way to one place: for buttons, cards, texts, header and footer. The site knows its address in each language.',
    displayField: 'label',
  });
  link.createField('label', { name: 'Words', type: 'Symbol', localized: true, required: true, validations: [] });
  link.createField('page', {
    name: 'Page',
    type: 'Link',
    linkType: 'Entry',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['page'] }],
  });
  link.createField('route', {
    name: 'Fixed page',
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
          'news',
          'stories',
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
  link.createField('category', {
    name: 'Stock category',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        regexp: { pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
        message: 'Use the category name of the stock system, for example combineHarvesters.',
      },
    ],
  });
  link.createField('brand', {
    name: 'Brand',
    type: 'Link',
    linkType: 'Entry',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['brand'] }],
  });
  link.createField('machine', { name: 'Machine', type: 'Symbol', localized: false, required: false, validations: [] });
  link.createField('vacancy', {
    name: 'Vacancy',
    type: 'Link',
    linkType: 'Entry',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['vacancy'] }],
  });
  link.createField('url', {
    name: 'Address elsewhere',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      { regexp: { pattern: '^https://[^\\s<>"]+$' }, message: 'Write a full web address that begins with https://.' },
    ],
  });
  link.createField('hidden', { name: 'Hidden', type: 'Boolean', localized: false, required: false, validations: [] });
  link.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  link.createField('ends', { name: 'Visible until', type: 'Date', localized: false, required: false, validations: [] });
  link.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'What it says in header and footer, and on a button without words of its own.',
  });
  link.changeFieldControl('page', 'builtin', 'entryLinkEditor', {
    helpText: 'A page that you made, or any other page with an entry. Fill one of these fields only.',
  });
  link.changeFieldControl('route', 'builtin', 'dropdown', {
    helpText: 'A page that the site has by itself, lists of machines of a sector too.',
  });
  link.changeFieldControl('category', 'builtin', 'singleLine', {
    helpText: 'The list of a category, by the name of the stock system, for example tractors.',
  });
  link.changeFieldControl('brand', 'builtin', 'entryLinkEditor', { helpText: 'The machines of this make.' });
  link.changeFieldControl('machine', 'builtin', 'singleLine', {
    helpText: 'The number of a machine, as its page shows it. When it is sold and gone, the link is, too.',
  });
  link.changeFieldControl('vacancy', 'builtin', 'entryLinkEditor', { helpText: 'The page of a vacancy.' });
  link.changeFieldControl('url', 'builtin', 'singleLine', {
    helpText: 'Another website; the address begins with https://.',
  });
  link.changeFieldControl('hidden', 'builtin', 'boolean', {
    helpText: 'Switched on, it is left out wherever it stands. Its place stays.',
  });
  link.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  link.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const linkGroup = migration.createContentType('linkGroup', {
    name: 'Group of links',
    description: 'Links under one word, in the header or the footer.',
    displayField: 'label',
  });
  linkGroup.createField('label', { name: 'Words', type: 'Symbol', localized: true, required: true, validations: [] });
  linkGroup.createField('links', {
    name: 'Links',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link'] }] },
    localized: false,
    required: false,
    validations: [],
  });
  linkGroup.createField('hidden', {
    name: 'Hidden',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  });
  linkGroup.createField('begins', {
    name: 'Visible from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  linkGroup.createField('ends', {
    name: 'Visible until',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  });
  linkGroup.changeFieldControl('label', 'builtin', 'singleLine', { helpText: 'What the group is called.' });
  linkGroup.changeFieldControl('links', 'builtin', 'entryLinksEditor', {
    helpText: 'In the order in which they are shown.',
  });
  linkGroup.changeFieldControl('hidden', 'builtin', 'boolean', {
    helpText: 'Switched on, it is left out wherever it stands. Its place stays.',
  });
  linkGroup.changeFieldControl('begins', 'builtin', 'datePicker', {
    helpText: 'The site shows it from this minute on. Empty: at once.',
    format: 'timeZ',
    ampm: '24',
  });
  linkGroup.changeFieldControl('ends', 'builtin', 'datePicker', {
    helpText: 'The site shows it until this minute. Empty: no end.',
    format: 'timeZ',
    ampm: '24',
  });

  const navigation = migration.createContentType('navigation', {
    name: 'Navigation',
    description: 'The links of header and footer, on all pages. One entry; without it the site has links of its own.',
    displayField: 'name',
  });
  navigation.createField('name', { name: 'Name', type: 'Symbol', localized: false, required: true, validations: [] });
  navigation.createField('header', {
    name: 'Header',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link', 'linkGroup'] }] },
    localized: false,
    required: false,
    validations: [],
  });
  navigation.createField('footer', {
    name: 'Footer',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link', 'linkGroup'] }] },
    localized: false,
    required: false,
    validations: [],
  });
  navigation.changeFieldControl('name', 'builtin', 'singleLine', { helpText: 'For yourself, never on the site.' });
  navigation.changeFieldControl('header', 'builtin', 'entryLinksEditor', {
    helpText: 'Links and groups from left to right, at most nine: more do not fit in a row. Empty: those of the site.',
  });
  navigation.changeFieldControl('footer', 'builtin', 'entryLinksEditor', {
    helpText: 'Links and groups above the details of the company. Empty: those of the site.',
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
          'news',
          'stories',
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
  popUp.createField('link', {
    name: 'Link',
    type: 'Link',
    linkType: 'Entry',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['link'] }],
  });
  popUp.moveField('link').afterField('linkRoute');
  popUp.changeFieldControl('link', 'builtin', 'entryLinkEditor', {
    helpText:
      'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, another website. It goes before “Link to”.',
  });
};

export const down: MigrationFunction = (migration) => {
  const vacancy = migration.editContentType('vacancy');
  vacancy.editField('description', {
    name: 'The work',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy'] }],
          'embedded-entry-block': [{ linkContentType: ['page', 'vacancy', 'teamMember', 'callToAction'] }],
        },
      },
    ],
  });
  vacancy.editField('offer', {
    name: 'What we offer',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy'] }],
          'embedded-entry-block': [{ linkContentType: ['page', 'vacancy', 'teamMember', 'callToAction'] }],
        },
      },
    ],
  });
  vacancy.deleteField('seoDescription');
  vacancy.deleteField('seoTitle');
  vacancy.deleteField('shareImage');
  vacancy.deleteField('noIndex');

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
  page.editField('sections', {
    name: 'Sections',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'hero',
            'textSection',
            'imageText',
            'cardSection',
            'callToAction',
            'stockTeaser',
            'vacancyTeaser',
            'serviceSection',
            'brandSection',
            'certificateSection',
            'teamSection',
            'mapSection',
            'formSection',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [],
  });
  page.deleteField('slug');
  page.deleteField('seoTitle');
  page.deleteField('shareImage');
  page.deleteField('noIndex');
  page.deleteField('begins');
  page.deleteField('ends');
  page.name('Page');
  page.description('The words of one page. Which pages exist and their addresses are fixed; their sections are yours.');
  page.displayField('title');
  page.changeFieldControl('route', 'builtin', 'dropdown', {
    helpText: 'Which page of the site this is. One entry for each page.',
  });
  page.changeFieldControl('title', 'builtin', 'singleLine', {
    helpText: 'Shown in the browser tab and in search results; about 60 characters.',
  });
  page.changeFieldControl('description', 'builtin', 'singleLine', {
    helpText: 'One or two sentences, about 150 characters.',
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
  hero.deleteField('link');

  const textSection = migration.editContentType('textSection');
  textSection.editField('body', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy'] }],
          'embedded-entry-block': [{ linkContentType: ['page', 'vacancy', 'teamMember', 'callToAction'] }],
        },
      },
    ],
  });

  const imageText = migration.editContentType('imageText');
  imageText.editField('body', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [
      {
        enabledNodeTypes: [
          'heading-2',
          'heading-3',
          'ordered-list',
          'unordered-list',
          'hr',
          'blockquote',
          'table',
          'embedded-asset-block',
          'embedded-entry-block',
          'embedded-entry-inline',
          'hyperlink',
          'entry-hyperlink',
          'asset-hyperlink',
        ],
        message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
      },
      { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
      {
        nodes: {
          'entry-hyperlink': [{ linkContentType: ['page', 'vacancy'] }],
          'embedded-entry-inline': [{ linkContentType: ['page', 'vacancy'] }],
          'embedded-entry-block': [{ linkContentType: ['page', 'vacancy', 'teamMember', 'callToAction'] }],
        },
      },
    ],
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
  callToAction.deleteField('link');

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
  card.deleteField('link');

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
  popUp.deleteField('link');

  migration.deleteContentType('news');

  migration.deleteContentType('story');

  migration.deleteContentType('videoSection');

  migration.deleteContentType('newsTeaser');

  migration.deleteContentType('storyTeaser');

  migration.deleteContentType('link');

  migration.deleteContentType('linkGroup');

  migration.deleteContentType('navigation');
};
