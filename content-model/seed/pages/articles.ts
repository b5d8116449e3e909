import type { ContentfulEntry } from '../../contentful-format';
import { hero } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

/** The words over the lists of news and of what customers tell. */
export const articlePageEntries: ContentfulEntry[] = [
  ...buildPage(
    {
      route: 'news',
      title: { nl: 'Nieuws', en: 'News', de: 'Aktuelles' },
      description: {
        nl: 'Nieuws van Veldkamp Machines: open dagen, de werkplaats en wat er op het terrein gebeurt.',
        en: 'News from Veldkamp Machines: open days, the workshop and what happens in the yard.',
        de: 'Aktuelles von Veldkamp Machines: Hoftage, die Werkstatt und was auf dem Hof passiert.',
      },
    },
    [
      buildSection(hero, {
        title: { nl: 'Nieuws van het erf', en: 'News from the yard', de: 'Neues vom Hof' },
        text: {
          nl: 'Wat er op het terrein en in de werkplaats gebeurt.',
          en: 'What happens in the yard and in the workshop.',
          de: 'Was auf dem Hof und in der Werkstatt passiert.',
        },
        image: 'loaders',
      }),
    ],
  ),
  ...buildPage(
    {
      route: 'stories',
      title: { nl: 'Klantverhalen', en: 'Customer stories', de: 'Kundengeschichten' },
      description: {
        nl: 'Klanten van Veldkamp Machines vertellen hoe ze aan hun machine kwamen en hoe hij bevalt.',
        en: 'Customers of Veldkamp Machines tell how they came by their machine and how they like it.',
        de: 'Kunden von Veldkamp Machines erzählen, wie sie zu ihrer Maschine kamen und wie zufrieden sie sind.',
      },
    },
    [
      buildSection(hero, {
        title: { nl: 'Aan het werk', en: 'At work', de: 'Bei der Arbeit' },
        text: {
          nl: 'Waar hun machine nu aan het werk is.',
          en: 'Where their machine is at work now.',
          de: 'Wo ihre Maschine jetzt arbeitet.',
        },
        image: 'hay',
      }),
    ],
  ),
];
