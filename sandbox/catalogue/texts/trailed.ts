import { toNames, toTexts, type TextTable } from './text';

const chassis = toTexts(`
  Banden en remmen zijn goed.
  Tyres and brakes are good.
  Reifen und Bremsen sind gut.

  Chassis is recht, zonder roest van betekenis.
  Chassis straight, no rust to speak of.
  Fahrgestell gerade, kein nennenswerter Rost.

  Draaipunten zijn doorgesmeerd en nagekeken.
  Pivots greased and checked.
  Drehpunkte abgeschmiert und geprüft.

  Totaalgewicht {gross}.
  Gross weight {gross}.
  Zulässiges Gesamtgewicht {gross}.

  Laadvermogen {payload}.
  Payload {payload}.
  Nutzlast {payload}.

  Lengte {length}.
  Length {length}.
  Länge {length}.
`);

const couplings = toNames(`
  Luchtremmen | Air brakes | Druckluftbremse
  Geveerde dissel | Sprung drawbar | Gefederte Deichsel
  Gestuurde as | Steering axle | Lenkachse
  Kogelkoppeling K80 | K80 coupling | K80-Kupplung
  Breedteverlichting | Marker lights | Umrissleuchten
`);

/** What is drawn by a tractor or a lorry, and the lorry. */
export const trailed = {
  forageWagons: {
    sentences: [
      ...chassis,
      ...toTexts(`
        Snijmessen zijn geslepen.
        Knives sharpened.
        Messer sind geschliffen.

        Bodemketting is strak en compleet.
        Floor chain tight and complete.
        Kratzboden ist straff und vollständig.
      `),
    ],
    accessories: [
      ...couplings,
      ...toNames(`
        Bedieningskast | Control box | Bedienterminal
        Doseerwalsen | Discharge beaters | Dosierwalzen
      `),
    ],
  },
  feedMixers: {
    sentences: [
      ...chassis,
      ...toTexts(`
        Mengt {tank} per keer.
        Mixes {tank} in one load.
        Mischt {tank} in einer Ladung.

        Vijzels en messen zijn in goede staat.
        Augers and knives in good order.
        Schnecken und Messer in gutem Zustand.
      `),
    ],
    accessories: toNames(`
      Weeginrichting | Weighing system | Wiegeeinrichting
      Afvoerband | Discharge conveyor | Austragsband
      Extra mesjes | Extra knives | Zusätzliche Messer
      Draadloze display | Wireless display | Funkdisplay
      Cardanas | PTO shaft | Gelenkwelle
    `),
  },
  slurryTankers: {
    sentences: [
      ...chassis,
      ...toTexts(`
        Tank van {tank}, van binnen nagekeken.
        {tank} tank, inspected inside.
        Behälter mit {tank}, von innen geprüft.

        Pomp trekt goed aan.
        Pump draws well.
        Pumpe saugt gut an.
      `),
    ],
    accessories: [
      ...couplings,
      ...toNames(`
        Vulkoker | Filling funnel | Ansaugtrichter
        Extra zuigslang | Spare suction hose | Zweiter Saugschlauch
        Vulstandsaanwijzer | Level gauge | Füllstandsanzeige
      `),
    ],
  },
  tippingTrailers: {
    sentences: [
      ...chassis,
      ...toTexts(`
        Bak van {box} lang, bodem zonder deuken.
        Body {box} long, floor without dents.
        Mulde {box} lang, Boden ohne Dellen.

        Kiepcilinder is droog.
        Tipping ram is dry.
        Kippzylinder ist trocken.
      `),
    ],
    accessories: [
      ...couplings,
      ...toNames(`
        Hydraulische achterklep | Hydraulic tailgate | Hydraulische Heckklappe
        Afdekzeil | Cover sheet | Abdeckplane
        Opzetborden | Extension sides | Aufsatzbordwände
      `),
    ],
  },
  platformTrailers: {
    sentences: [
      ...chassis,
      ...toTexts(`
        Laadvloer van {box}.
        Deck length {box}.
        Ladefläche {box} lang.

        Vloer zonder gaten of rotte delen.
        Deck without holes or rot.
        Boden ohne Löcher und faule Stellen.
      `),
    ],
    accessories: [
      ...couplings.filter(([nl]) => nl !== 'Gestuurde as'),
      ...toNames(`
        Spanbanden | Ratchet straps | Zurrgurte
        Oprijplaten | Ramps | Auffahrrampen
      `),
    ],
  },
  trailers: {
    sentences: [
      ...chassis.slice(0, 2),
      ...toTexts(`
        Laadruimte van {box} lang.
        Load space {box} long.
        Laderaum {box} lang.

        Koelmotor start en houdt de temperatuur.
        Fridge unit starts and holds temperature.
        Kühlaggregat startet und hält die Temperatur.

        Leeggewicht {empty}.
        Unladen weight {empty}.
        Leergewicht {empty}.
      `),
    ],
    accessories: toNames(`
      Luchtvering | Air suspension | Luftfederung
      Palletkist | Pallet box | Palettenkasten
      Temperatuurschrijver | Temperature recorder | Temperaturschreiber
      Reservewiel | Spare wheel | Reserverad
      Led-verlichting | LED lights | LED-Beleuchtung
    `),
  },
  containerSystems: {
    sentences: toTexts(`
      Heeft {odometer} gereden.
      {odometer} on the clock.
      Laufleistung {odometer}.

      Haakarm en vergrendeling werken soepel.
      Hook arm and locks work smoothly.
      Hakenarm und Verriegelung arbeiten sauber.

      Banden en remmen zijn goed.
      Tyres and brakes are good.
      Reifen und Bremsen sind gut.

      Laadvermogen {payload}.
      Payload {payload}.
      Nutzlast {payload}.

      Onderhoudsboekje aanwezig.
      Service book included.
      Wartungsheft vorhanden.
    `),
    accessories: toNames(`
      Achteruitrijcamera | Reversing camera | Rückfahrkamera
      Aluminium velgen | Alloy wheels | Alufelgen
      Luchtvering | Air suspension | Luftfederung
      Gereedschapskist | Tool box | Werkzeugkasten
      Standkachel | Night heater | Standheizung
    `),
  },
} as const satisfies Record<string, TextTable>;
