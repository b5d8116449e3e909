import type { ContentfulEntry } from '../../contentful-format';
import { textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';

export const termsEntries: ContentfulEntry[] = buildPage(
  {
    route: 'terms',
    title: { nl: 'Algemene voorwaarden', en: 'Terms and conditions', de: 'Allgemeine Geschäftsbedingungen' },
    description: {
      nl: 'De afspraken bij koop, reparatie en huur van machines bij Veldkamp Machines.',
      en: 'What we agree when you buy or hire a machine or have one repaired at Veldkamp Machines.',
      de: 'Unsere Vereinbarungen bei Kauf, Reparatur und Miete von Maschinen bei Veldkamp Machines.',
    },
  },
  [
    buildSection(textSection, {
      title: { nl: 'Algemene voorwaarden', en: 'Terms and conditions', de: 'Allgemeine Geschäftsbedingungen' },
      body: {
        nl: `
          Deze voorwaarden gelden voor elke aanbieding, koop, reparatie en huur bij Veldkamp Machines. Is iets onduidelijk, [vraag het dan](page:contact) voordat u tekent.

          ## 1. Aanbod en prijs

          Machines op de site zijn onder voorbehoud van tussentijdse verkoop. Prijzen zijn in euro en
          exclusief btw, tenzij er bij staat dat de machine onder de margeregeling valt; dan is er geen btw te
          verrekenen. Koopt u als consument, dan noemen we vooraf de hele prijs, met btw. Transport en invoerrechten
          horen niet bij de prijs.

          ## 2. Staat van de machine

          We verkopen gebruikte machines. Uren en bouwjaar geven we op zoals we ze aflezen of uit papieren
          kennen. Gebreken
          die we kennen, noemen we. U mag de machine voor de koop bekijken en laten proefdraaien.

          ## 3. Koop en betaling

          - De koop is gesloten zodra beide partijen de order hebben getekend of per e-mail hebben bevestigd.
          - We vragen tien procent aanbetaling; de rest betaalt u voor het ophalen. Als consument betaalt u hoogstens de
            helft vooruit, en de rest bij aflevering.
          - Koopt u als consument op afstand, dan mag u de koop tot veertien dagen na ontvangst zonder reden herroepen.
            Een mail of brief aan ons is genoeg.
          - Tot de volledige betaling blijft de machine van ons.

          ## 4. Afleveren

          Een genoemde leverdatum is een streven. Duurt het meer dan vier weken langer, dan mag u de koop kosteloos
          ontbinden. Het risico gaat over wanneer de machine ons terrein verlaat. Koopt u als consument, dan gelden daarvoor de regels van de wet.

          ## 5. Garantie

          Op gebruikte machines geven we geen garantie, tenzij die op de order staat. Op reparaties en
          gebruikte onderdelen
          geldt drie maanden garantie. Koopt u als consument, dan houdt u alle rechten die de wet u geeft.

          ## 6. Reparatie

          We noemen vooraf een prijs. Wordt het meer dan tien procent duurder, dan bellen we eerst. Vervangen onderdelen
          bewaren we twee weken, zodat u ze kunt zien.

          ## 7. Huur

          U gebruikt een gehuurde machine waarvoor hij is gemaakt, verzekert hem tegen schade en diefstal en
          levert hem schoon
          en vol getankt in. Slijtage door normaal gebruik is voor onze rekening.

          ## 8. Aansprakelijkheid

          We vergoeden schade die wij veroorzaken tot ten hoogste het bedrag van de order. Gevolgschade, zoals
          stilstand, vergoeden we niet. Deze grenzen gelden niet bij opzet, grove schuld, letsel of overlijden, en niet
          voor consumenten.

          ## 9. Recht en geschillen

          Nederlands recht is van toepassing. Komen we er samen niet uit, dan beslist de rechter in onze
          vestigingsplaats. Voor consumenten gelden in plaats daarvan de regels van de wet, ook die van het land waar u
          woont.
        `,
        en: `
          These terms apply to every offer, sale, repair and hire at Veldkamp Machines. If
          something is unclear, [ask](page:contact) before you sign. Where this text and the Dutch one differ, the Dutch one
          prevails.

          ## 1. Offer and price

          Machines on the site are subject to prior sale. Prices are in euros without VAT, unless the machine is
          marked as falling under the margin scheme; then there is no VAT to deduct. If you buy as a consumer, we tell you
          the whole price including VAT beforehand. Transport and import duties are not included.

          ## 2. Condition of the machine

          We sell used machines. Hours and year are stated as we read them or know them from the papers. We
          tell you about any defects we know of. Before buying you may view the machine and have it run.

          ## 3. Sale and payment

          - The sale is made once both sides have signed the order or confirmed it by e-mail.
          - We ask for a deposit of ten per cent; the rest is paid before collection. As a consumer you pay at most half
            in advance, and the rest on delivery.
          - If you buy as a consumer at a distance, you may withdraw within fourteen days of receipt without giving a
            reason. An e-mail or a letter to us is enough.
          - The machine stays ours until it is paid in full.

          ## 4. Delivery

          A delivery date is a target. If delivery is more than four weeks late you may cancel the sale free
          of charge. The risk passes when the machine leaves our yard. If you buy as a consumer, statutory rules apply to
          this instead.

          ## 5. Warranty

          Used machines carry no warranty unless the order says so. Repairs and used parts carry a
          three-month warranty. If you buy as a consumer you keep every right that the law gives you.

          ## 6. Repair

          We quote a price beforehand. If it is going to be more than ten per cent higher, we call you
          first. We keep replaced parts for
          two weeks so that you can see them.

          ## 7. Hire

          You use a hired machine for what it was made for, insure it against damage and theft, and return
          it clean and with
          a full tank. Wear from normal use is at our expense.

          ## 8. Liability

          We pay for damage that we cause, up to the value of the order. Consequential loss such as downtime is not
          covered. These limits do not apply to intent, gross negligence, injury or death, nor to consumers.

          ## 9. Law and disputes

          Dutch law applies. If we cannot settle a dispute between us, the court at our place of business decides. For consumers
          statutory rules apply instead, including those of the country where you live.
        `,
        de: `
          Diese Bedingungen gelten für jedes Angebot, jeden Kauf, jede Reparatur und jede Miete bei Veldkamp
          Machines. Ist etwas unklar, [fragen Sie](page:contact), bevor Sie unterschreiben.
          Bei Abweichungen gilt
          der niederländische Text.

          ## 1. Angebot und Preis

          Zwischenverkauf bleibt vorbehalten. Preise verstehen sich in Euro zuzüglich MwSt., außer wenn die Maschine als
          differenzbesteuert gekennzeichnet ist; dann ist keine MwSt. ausweisbar. Verbrauchern nennen wir vorab den
          Gesamtpreis einschließlich MwSt. Transport und Einfuhrabgaben sind nicht enthalten.

          ## 2. Zustand der Maschine

          Wir verkaufen Gebrauchtmaschinen. Stunden und Baujahr nennen wir, wie wir sie ablesen oder aus den
          Papieren kennen.
          Bekannte Mängel nennen wir. Vor dem Kauf können Sie die Maschine besichtigen und probelaufen lassen.

          ## 3. Kauf und Zahlung

          - Der Kaufvertrag ist geschlossen, sobald beide Seiten den Auftrag unterschrieben oder per E-Mail
            bestätigt haben.
          - Wir bitten um zehn Prozent Anzahlung; der Rest ist vor der Abholung fällig. Verbraucher zahlen höchstens die
            Hälfte im Voraus und den Rest bei Übergabe.
          - Verbraucher können einen Kauf im Fernabsatz bis vierzehn Tage nach Erhalt ohne Angabe von Gründen
            widerrufen. Eine E-Mail oder ein Brief an uns genügt.
          - Bis zur vollständigen Zahlung bleibt die Maschine unser Eigentum.

          ## 4. Lieferung

          Liefertermine sind unverbindlich. Dauert es mehr als vier Wochen länger, können Sie kostenfrei
          zurücktreten. Die Gefahr geht über, wenn die Maschine unseren Hof verlässt. Kaufen Sie als Verbraucher, gelten dafür stattdessen die
          gesetzlichen Regeln.

          ## 5. Garantie

          Auf Gebrauchtmaschinen geben wir keine Garantie, sofern der Auftrag nichts anderes sagt. Auf Reparaturen und
          Gebrauchtteile geben wir drei Monate Garantie. Als Verbraucher behalten Sie alle gesetzlichen Rechte.

          ## 6. Reparatur

          Wir nennen vorab einen Preis. Wird es mehr als zehn Prozent teurer, rufen wir zuerst an. Ersetzte
          Teile bewahren wir
          zwei Wochen auf, damit Sie sie sehen können.

          ## 7. Miete

          Sie nutzen eine gemietete Maschine bestimmungsgemäß, versichern sie gegen Schaden und Diebstahl
          und geben sie sauber
          und vollgetankt zurück. Normaler Verschleiß geht zu unseren Lasten.

          ## 8. Haftung

          Wir ersetzen von uns verursachte Schäden bis zur Höhe des Auftrags. Folgeschäden wie Stillstand sind
          ausgenommen. Diese Grenzen gelten nicht bei Vorsatz, grober Fahrlässigkeit und Verletzung von Leben, Körper
          oder Gesundheit, und nicht für Verbraucher.

          ## 9. Recht und Streitfälle

          Es gilt niederländisches Recht. Finden wir keine gemeinsame Lösung, entscheidet das Gericht an unserem Sitz.
          Für Verbraucher gelten stattdessen die gesetzlichen Regeln, auch die des Landes, in dem Sie wohnen.
        `,
      },
    }),
  ],
);
