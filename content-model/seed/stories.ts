import type { ContentfulEntry } from '../contentful-format';
import { story } from '../types/article';

import { buildEntry } from './build-entry';

/** What invented customers tell. They are called after what they work with, so that nobody takes them for real ones. */
export const storyEntries: ContentfulEntry[] = [
  buildEntry(story, 'story-combine', {
    title: {
      nl: 'Een maaidorser die de hele oogst doorkwam',
      en: 'A combine that made it through the harvest',
      de: 'Ein Mähdrescher, der die Ernte geschafft hat',
    },
    slug: { nl: 'maaidorser-tarwehalm', en: 'combine-tarwehalm', de: 'maehdrescher-tarwehalm' },
    customer: 'Maatschap Tarwehalm',
    place: 'Aarendorp',
    quote: {
      nl: 'Ze zeiden vooraf wat er aan mankeerde. Dat was minder dan ik had gevreesd.',
      en: 'They told us beforehand what was wrong with it. That was less than I had feared.',
      de: 'Sie haben vorher gesagt, was daran nicht stimmt. Das war weniger, als ich befürchtet hatte.',
    },
    date: '2026-09-28',
    summary: {
      nl: 'De maatschap Tarwehalm zocht in het voorjaar een gebruikte maaidorser, en vroeg vooral wat eraan gedaan moest worden.',
      en: 'The Tarwehalm partnership looked for a used combine in spring, and above all asked what had to be done to it.',
      de: 'Der Betrieb Tarwehalm suchte im Frühjahr einen gebrauchten Mähdrescher und fragte vor allem, was daran zu tun sei.',
    },
    image: 'harvest',
    people: ['team-fenna'],
    category: 'combineHarvesters',
    body: {
      nl: `
        Drie broers, tachtig hectare tarwe en een dorser die te vaak stilstond. “We wilden geen nieuwe”, vertelt de
        oudste. “We wilden weten wat we kochten.”

        ## Eerst kijken

        Fenna liet hen proefdraaien en legde op tafel wat de werkplaats had gevonden: een versleten ketting en een
        lager dat niet lang meer mee zou gaan. Beide zijn vervangen voordat hij van het terrein ging.

        ## Na de oogst

        Eén keer belden ze op, over een instelling van de zeven. Het antwoord kwam van dezelfde mensen als voor de koop.
      `,
      en: `
        Three brothers, two hundred acres of wheat and a combine that broke down too often. “We did not want a new
        one,” says the eldest. “We wanted to know what we were buying.”

        ## A look first

        Fenna let them run the machine and put on the table what the workshop had found: a worn chain and a bearing that
        would not last. Both were replaced before it left the yard.

        ## After the harvest

        They called once, about a sieve setting. The answer came from the same people as before the sale.
      `,
      de: `
        Drei Brüder, achtzig Hektar Weizen und ein Drescher, der zu oft stillstand. „Wir wollten keinen neuen“, erzählt
        der älteste. „Wir wollten wissen, was wir kaufen.“

        ## Erst ansehen

        Fenna ließ sie die Maschine selbst starten und legte auf den Tisch, was die Werkstatt gefunden hatte: eine verschlissene
        Kette und ein Lager, das nicht mehr lange gehalten hätte. Beides wurde ersetzt, bevor sie vom Hof ging.

        ## Nach der Ernte

        Einmal riefen sie an, wegen einer Einstellung der Siebe. Die Antwort kam von denselben Leuten wie vor dem Kauf.
      `,
    },
  }),
  buildEntry(story, 'story-park', {
    title: {
      nl: 'Tien parken, één zitmaaier erbij',
      en: 'Ten parks, one more ride-on mower',
      de: 'Zehn Parks, ein Aufsitzrasenmäher mehr',
    },
    slug: { nl: 'zitmaaier-grasmat', en: 'mower-grasmat', de: 'aufsitzmaeher-grasmat' },
    customer: 'Hoveniersbedrijf Grasmat',
    place: 'Madelieveen',
    quote: {
      nl: 'Ik kwam voor een grote en reed weg met een kleine. Die past wél tussen de bomen.',
      en: 'I came for a large one and left with a small one. This one fits between the trees.',
      de: 'Ich kam wegen eines großen und fuhr mit einem kleinen davon. Der passt zwischen die Bäume.',
    },
    date: '2026-08-17',
    summary: {
      nl: 'Hoveniersbedrijf Grasmat onderhoudt tien parken. De tweede maaier werd een andere dan op het verlanglijstje stond.',
      en: 'Grasmat, a landscaping firm, looks after ten parks. The second mower was not the one on the wish list.',
      de: 'Der Garten- und Landschaftsbaubetrieb Grasmat pflegt zehn Parks. Beim zweiten Mäher fiel die Wahl auf ein kleineres Modell.',
    },
    image: 'park-trees',
    people: ['team-tess'],
    category: 'rideOnMowers',
    body: {
      nl: `
        Het gras groeit overal tegelijk, en één maaier kan maar op één plek zijn. Grasmat zocht dus een tweede, het liefst
        een brede.

        Tess vroeg naar de paden en de bomen, en zette twee machines naast elkaar op het veldje achter de hal. Na een
        half uur rijden was de keus gemaakt: een smallere, die minder kost en vaker past.
      `,
      en: `
        Grass grows everywhere at once, and one mower can only be in one place. So Grasmat looked for a second one,
        preferably a wide one.

        Tess asked about the paths and the trees, and put two machines side by side on the lawn behind the shed. After
        half an hour of driving the choice was made: a narrower one, which costs less and fits more often.
      `,
      de: `
        Das Gras wächst überall zugleich, und ein Mäher kann nur an einer Stelle sein. Grasmat suchte also einen zweiten,
        am liebsten einen breiten.

        Tess fragte nach Wegen und Bäumen und stellte zwei Maschinen nebeneinander auf die Wiese hinter der Halle. Nach
        einer halben Stunde Fahren stand die Wahl fest: ein schmalerer, der weniger kostet und öfter passt.
      `,
    },
  }),
];
