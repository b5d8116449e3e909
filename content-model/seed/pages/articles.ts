import type { ContentfulEntry } from '../../contentful-format';
import { callToAction, hero } from '../../types/text-sections';

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
        image: 'arrivals',
      }),
      buildSection(callToAction, {
        title: { nl: 'Zelf komen kijken?', en: 'Come and see for yourself?', de: 'Selbst vorbeikommen?' },
        text: {
          nl: 'De koffie is warm en proefrijden mag.',
          en: 'The coffee is on and test drives are welcome.',
          de: 'Der Kaffee ist heiß, und Probefahren ist erlaubt.',
        },
        linkLabel: {
          nl: 'Route en openingstijden',
          en: 'Directions and opening hours',
          de: 'Anfahrt und Öffnungszeiten',
        },
        linkRoute: 'contact',
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
        title: { nl: 'Klantverhalen', en: 'Customer stories', de: 'Kundengeschichten' },
        text: {
          nl: 'Waar de machines van onze klanten nu aan het werk zijn.',
          en: 'Where our customers’ machines are at work now.',
          de: 'Wo die Maschinen unserer Kunden heute arbeiten.',
        },
        image: 'hay',
      }),
      buildSection(callToAction, {
        title: {
          nl: 'Ook op zoek naar een machine?',
          en: 'Looking for a machine, too?',
          de: 'Suchen Sie auch eine Maschine?',
        },
        text: {
          nl: 'Bekijk wat er staat, of zeg ons wat u zoekt.',
          en: 'See what is in the yard, or tell us what you need.',
          de: 'Sehen Sie sich den Bestand an, oder sagen Sie uns, was Sie suchen.',
        },
        linkLabel: { nl: 'Bekijk alle machines', en: 'View all machines', de: 'Alle Maschinen ansehen' },
        linkRoute: 'stockOverview',
      }),
    ],
  ),
];
