import type { ContentfulEntry } from '../../contentful-format';
import { textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

/** What to do about a message that is in doubt: the page itself lists what is the company's. */
export const verifyEntries: ContentfulEntry[] = buildPage(
  {
    route: 'verify',
    title: { nl: 'Is dit echt van ons?', en: 'Is it really us?', de: 'Sind wir das wirklich?' },
    description: {
      nl: 'Onze telefoonnummers, e-mailadressen, website en rekeningnummer op één plek, en een veld om te controleren wat u kreeg.',
      en: 'Our phone numbers, e-mail addresses, website and bank account in one place, and a field to check what you were sent.',
      de: 'Unsere Telefonnummern, E-Mail-Adressen, Website und Bankverbindung an einer Stelle, und ein Feld zum Prüfen.',
    },
  },
  [
    buildSection(textSection, {
      title: { nl: 'Zo gaat een aankoop bij ons', en: 'How buying from us works', de: 'So läuft ein Kauf bei uns' },
      body: {
        nl: `
          Sites van handelaren worden nagemaakt: dezelfde foto’s, een ander telefoonnummer en een ander rekeningnummer. Daarom
          staat hier wat van ons is.

          - U betaalt nooit voordat u een factuur op uw naam hebt, met ons KvK-nummer en het voorraadnummer van de machine
          - Een ander rekeningnummer sturen we niet per mail of WhatsApp. Krijgt u er toch een, bel ons dan eerst
          - U mag elke machine bij ons op het terrein bekijken voordat u betaalt: [ons adres](page:contact)
        `,
        en: `
          Dealers’ websites are copied: the same photos, another phone number and another bank account. That is why this page
          says what is ours.

          - You never pay before you have an invoice in your name, with our Chamber of Commerce number and the stock number of
            the machine
          - We do not send a new bank account number by e-mail or WhatsApp. If you are sent one, ring us first
          - You can see any machine in our yard before you pay: [our address](page:contact)
        `,
        de: `
          Websites von Händlern werden nachgebaut: dieselben Fotos, eine andere Telefonnummer und ein anderes Konto. Deshalb
          steht hier, was uns gehört.

          - Sie bezahlen nie, bevor Sie eine Rechnung auf Ihren Namen haben, mit unserer Handelsregisternummer (KvK) und der Lagernummer der
            Maschine
          - Eine neue Kontonummer schicken wir nicht per E-Mail oder WhatsApp. Bekommen Sie doch eine, rufen Sie uns zuerst an
          - Sie können jede Maschine auf unserem Hof ansehen, bevor Sie bezahlen: [unsere Adresse](page:contact)
        `,
      },
    }),
  ],
);
