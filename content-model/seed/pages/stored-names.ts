type Language = 'nl' | 'en' | 'de';
type Words = Record<Language, string>;

/** Where a browser keeps a name: a cookie travels to the server with each request, the others stay where they are. */
type Place = 'cookie' | 'local' | 'tab';

/** What the site stores in a browser: its name, where, what for, and how long unless its place says so. */
type Stored = { name: string; place: Place; purpose: Words; kept?: Words };

const untilErased = { nl: 'tot u het wist', en: 'until you erase it', de: 'bis Sie es löschen' };
const untilClosed = {
  nl: 'tot u het tabblad sluit',
  en: 'until you close the tab',
  de: 'bis Sie den Tab schließen',
};

/** Every name that the site gives to something in a browser; `stored-names.test.ts` compares them with the code. */
export const storedNames: readonly Stored[] = [
  {
    name: 'locale',
    place: 'cookie',
    purpose: {
      nl: 'de taal die u hebt gekozen',
      en: 'the language that you chose',
      de: 'die Sprache, die Sie gewählt haben',
    },
    kept: { nl: '365 dagen', en: '365 days', de: '365 Tage' },
  },
  {
    name: 'consent',
    place: 'cookie',
    purpose: {
      nl: 'uw keuze over metingen, als we daarom vragen',
      en: 'your choice about measurements, where we ask for it',
      de: 'Ihre Auswahl zu Messungen, wenn wir danach fragen',
    },
    kept: { nl: '182 dagen', en: '182 days', de: '182 Tage' },
  },
  {
    name: 'consent-changed',
    place: 'local',
    purpose: {
      nl: 'meldt die keuze aan uw andere tabbladen',
      en: 'tells your other tabs about that choice',
      de: 'meldet diese Auswahl Ihren anderen Tabs',
    },
    kept: { nl: 'een ogenblik', en: 'a moment', de: 'einen Augenblick' },
  },
  {
    name: 'categories',
    place: 'local',
    purpose: {
      nl: 'namen van categorieën, zodat lijsten sneller verschijnen',
      en: 'names of categories, so that lists appear sooner',
      de: 'Namen der Kategorien, damit Listen schneller erscheinen',
    },
    kept: { nl: 'één dag', en: 'one day', de: 'ein Tag' },
  },
  {
    name: 'shortlist',
    place: 'local',
    purpose: {
      nl: 'de machines die u bewaart, met uw notities',
      en: 'the machines that you save, with your notes',
      de: 'die Maschinen auf Ihrer Merkliste, mit Ihren Notizen',
    },
  },
  {
    name: 'kept-searches',
    place: 'local',
    purpose: {
      nl: 'de zoekopdrachten die u bewaart',
      en: 'the searches that you save',
      de: 'die Suchen, die Sie speichern',
    },
  },
  {
    name: 'recently-seen',
    place: 'local',
    purpose: {
      nl: 'de machines die u het laatst bekeek',
      en: 'the machines that you looked at last',
      de: 'die Maschinen, die Sie zuletzt angesehen haben',
    },
  },
  {
    name: 'lastVisit',
    place: 'local',
    purpose: {
      nl: 'wanneer u hier was, om te tonen wat nieuw is',
      en: 'when you were here, to show what is new',
      de: 'wann Sie hier waren, um Neues zu zeigen',
    },
  },
  {
    name: 'stock-view',
    place: 'local',
    purpose: {
      nl: 'of u machines als kaarten of als lijst ziet',
      en: 'whether you see machines as cards or as a list',
      de: 'ob Sie Maschinen als Kacheln oder als Liste sehen',
    },
  },
  {
    name: 'hidden-popup',
    place: 'local',
    purpose: {
      nl: 'welke melding u hebt gesloten',
      en: 'which message you have closed',
      de: 'welchen Hinweis Sie geschlossen haben',
    },
  },
  {
    name: 'answer-seller',
    place: 'local',
    purpose: {
      nl: 'de naam onder een antwoord, alleen bij wie namens ons antwoordt',
      en: 'the name below an answer, only for whoever answers on our behalf',
      de: 'der Name unter einer Antwort, nur bei denen, die für uns antworten',
    },
  },
  {
    name: 'answer-typed',
    place: 'tab',
    purpose: {
      nl: 'een antwoord dat nog niet is verstuurd, alleen bij wie namens ons antwoordt',
      en: 'an answer that is not sent yet, only for whoever answers on our behalf',
      de: 'eine noch nicht gesendete Antwort, nur bei denen, die für uns antworten',
    },
  },
  {
    name: 'enquiry:',
    place: 'tab',
    purpose: {
      nl: 'een formulier dat u nog niet hebt verstuurd, zonder foto’s',
      en: 'a form that you have not sent yet, without photos',
      de: 'ein noch nicht gesendetes Formular, ohne Fotos',
    },
  },
  {
    name: 'enquiry-shown',
    place: 'tab',
    purpose: {
      nl: 'welke vraag al in het formulier staat',
      en: 'which question is in the form already',
      de: 'welche Frage schon im Formular steht',
    },
  },
  {
    name: 'fit-opening',
    place: 'tab',
    purpose: {
      nl: 'de maten van uw poort, om te zien of een machine past',
      en: 'the size of your gate, to see whether a machine fits',
      de: 'die Maße Ihres Tors, um zu sehen, ob eine Maschine passt',
    },
  },
  {
    name: 'list-trail',
    place: 'tab',
    purpose: {
      nl: 'de lijst waaruit u komt, voor vorige en volgende',
      en: 'the list that you came from, for previous and next',
      de: 'die Liste, aus der Sie kommen, für vor und zurück',
    },
  },
  {
    name: 'scroll-memory',
    place: 'tab',
    purpose: {
      nl: 'waar u op een pagina was, voor als u teruggaat',
      en: 'where you were on a page, for when you go back',
      de: 'wo Sie auf einer Seite waren, wenn Sie zurückgehen',
    },
  },
  {
    name: '@@scroll',
    place: 'tab',
    purpose: { nl: 'hetzelfde, per pagina', en: 'the same, for each page', de: 'dasselbe, je Seite' },
  },
  {
    name: 'stale-part-reload',
    place: 'tab',
    purpose: {
      nl: 'voorkomt dat een pagina na een update blijft herladen',
      en: 'keeps a page from reloading again and again after an update',
      de: 'verhindert, dass eine Seite nach einem Update immer wieder neu lädt',
    },
  },
  {
    name: 'gatsby-reload-compilation-hash-match',
    place: 'tab',
    purpose: {
      nl: 'hetzelfde, voor de hele site',
      en: 'the same, for the whole site',
      de: 'dasselbe, für die ganze Website',
    },
  },
];

const placeWords: Record<Place, Words> = {
  cookie: { nl: 'cookie', en: 'cookie', de: 'Cookie' },
  local: { nl: 'in uw browser', en: 'in your browser', de: 'in Ihrem Browser' },
  tab: { nl: 'in dit tabblad', en: 'in this tab', de: 'in diesem Tab' },
};

const heads: Record<Language, string> = {
  nl: '| Waarvoor | Naam | Waar | Hoe lang |',
  en: '| What for | Name | Where | How long |',
  de: '| Wofür | Name | Wo | Wie lange |',
};

/** The table of the privacy page, as marked text: plain words first, the technical name after them. */
export function toStorageTable(language: Language): string {
  const rows = storedNames.map(({ name, place, purpose, kept = place === 'tab' ? untilClosed : untilErased }) =>
    ['', purpose[language], name, placeWords[place][language], kept[language], ''].join(' | ').trim(),
  );
  return [heads[language], ...rows].join('\n');
}
