import type { TextTable } from './text';

export const tractor: TextTable = {
  openings: [
    [
      'Zeer complete {name} uit {year}, zo van het land.',
      'Very well equipped {name} from {year}, straight off the farm.',
      'Sehr gut ausgestatteter {name} aus {year}, direkt vom Hof.',
    ],
  ],
  sentences: [
    [
      'De aftakas en hefinrichting zijn getest.',
      'PTO and linkage have been tested.',
      'Zapfwelle und Hubwerk sind geprüft.',
    ],
    [
      'Banden rondom nog ruim voldoende profiel.',
      'Tyres have plenty of tread all round.',
      'Die Reifen haben rundum noch reichlich Profil.',
    ],
    [
      'De transmissie schakelt soepel en de motor loopt rustig.',
      'The transmission shifts smoothly and the engine runs quietly.',
      'Das Getriebe schaltet weich und der Motor läuft ruhig.',
    ],
    [
      'Ruime cabine met luchtvering en goed zicht naar achteren.',
      'Roomy cab with air seat and a good view to the rear.',
      'Geräumige Kabine mit Luftsitz und guter Sicht nach hinten.',
    ],
    [
      'Ideaal voor transport, grondbewerking en het voorjaarswerk.',
      'Ideal for transport, tillage and spring work.',
      'Ideal für Transport, Bodenbearbeitung und die Frühjahrsarbeit.',
    ],
    [
      'De laatste grote beurt is vorig seizoen gedaan, met facturen.',
      'The last major service was done last season, invoices present.',
      'Der letzte große Service erfolgte vorige Saison, Rechnungen liegen vor.',
    ],
  ],
  accessories: [
    ['Fronthef', 'Front linkage', 'Frontkraftheber'],
    ['Frontaftakas', 'Front PTO', 'Frontzapfwelle'],
    ['Luchtremmen', 'Air brakes', 'Druckluftbremse'],
    ['Airconditioning', 'Air conditioning', 'Klimaanlage'],
    ['Stuurautomaat met RTK', 'RTK auto steering', 'RTK-Lenksystem'],
    ['Voorlader', 'Front loader', 'Frontlader'],
    ['Geveerde vooras', 'Suspended front axle', 'Gefederte Vorderachse'],
    ['Luchtgeveerde stoel', 'Air suspended seat', 'Luftgefederter Sitz'],
    ['Trekhaak K80', 'K80 ball hitch', 'K80-Kugelkopf'],
    ['Led-werklampen', 'LED work lights', 'LED-Arbeitsscheinwerfer'],
    ['Isobus', 'Isobus', 'Isobus'],
  ],
};

export const loader: TextTable = {
  openings: [
    [
      'Wendbare {name} uit {year} voor op het erf.',
      'Manoeuvrable {name} from {year} for work around the yard.',
      'Wendiger {name} aus {year} für den Hof.',
    ],
  ],
  sentences: [
    [
      'De hydrauliek is sterk en reageert direct.',
      'The hydraulics are strong and respond at once.',
      'Die Hydraulik ist kräftig und reagiert direkt.',
    ],
    [
      'Pennen en bussen hebben weinig speling.',
      'Pins and bushes show little play.',
      'Bolzen und Buchsen haben wenig Spiel.',
    ],
    [
      'Snelwissel werkt vanuit de cabine, aanbouwdelen leveren wij los.',
      'The quick hitch works from the cab; attachments are sold separately.',
      'Der Schnellwechsler wird aus der Kabine bedient, Anbaugeräte sind einzeln erhältlich.',
    ],
    [
      'Geschikt voor voeren, laden en straatwerk.',
      'Suited to feeding, loading and paving work.',
      'Geeignet zum Füttern, Laden und für Pflasterarbeiten.',
    ],
    ['Keuring is nog geldig.', 'The inspection is still valid.', 'Die Prüfung ist noch gültig.'],
  ],
  accessories: [
    ['Palletvorken', 'Pallet forks', 'Palettengabeln'],
    ['Grondbak', 'Bucket', 'Erdschaufel'],
    ['Derde hydraulische functie', 'Third hydraulic service', 'Dritter Steuerkreis'],
    ['Hydraulische snelwissel', 'Hydraulic quick hitch', 'Hydraulischer Schnellwechsler'],
    ['Achteruitrijcamera', 'Reversing camera', 'Rückfahrkamera'],
    ['Centrale smering', 'Central lubrication', 'Zentralschmierung'],
    ['Zwaailamp', 'Beacon', 'Rundumleuchte'],
    ['Airconditioning', 'Air conditioning', 'Klimaanlage'],
    ['Bak met klem', 'Bucket with grab', 'Greifschaufel'],
  ],
};

export const harvester: TextTable = {
  openings: [['Oogstklare {name} uit {year}.', 'Field-ready {name} from {year}.', 'Erntebereiter {name} aus {year}.']],
  sentences: [
    [
      'Na de laatste oogst gereinigd en droog gestald.',
      'Cleaned after the last harvest and stored dry.',
      'Nach der letzten Ernte gereinigt und trocken eingelagert.',
    ],
    [
      'Slijtdelen zijn voor het seizoen nagekeken en waar nodig vernieuwd.',
      'Wearing parts were checked before the season and renewed where needed.',
      'Verschleißteile wurden vor der Saison geprüft und wo nötig erneuert.',
    ],
    [
      'Met opbrengstmeting en automatische besturing.',
      'With yield mapping and automatic steering.',
      'Mit Ertragskartierung und automatischer Lenkung.',
    ],
    [
      'Voorzetstuk en wagen kunnen wij meeleveren.',
      'Header and trolley can be supplied with it.',
      'Vorsatz und Wagen können wir mitliefern.',
    ],
  ],
  accessories: [
    ['Opbrengstmeting', 'Yield monitor', 'Ertragsmessung'],
    ['Stuurautomaat', 'Auto steering', 'Lenkautomat'],
    ['Airconditioning', 'Air conditioning', 'Klimaanlage'],
    ['Centrale smering', 'Central lubrication', 'Zentralschmierung'],
    ['Achteruitrijcamera', 'Reversing camera', 'Rückfahrkamera'],
    ['Led-werklampen', 'LED work lights', 'LED-Arbeitsscheinwerfer'],
    ['Koelbox', 'Cool box', 'Kühlbox'],
  ],
};

export const grassland: TextTable = {
  openings: [
    [
      'Goed onderhouden {name} uit {year}, klaar voor de eerste snede.',
      'Well kept {name} from {year}, ready for first cut.',
      'Gut gepflegte Maschine {name} aus {year}, bereit für den ersten Schnitt.',
    ],
  ],
  sentences: [
    ['Altijd binnen gestald.', 'Always kept under cover.', 'Immer unter Dach abgestellt.'],
    [
      'Messen en tanden zijn dit jaar vernieuwd.',
      'Blades and tines were renewed this year.',
      'Messer und Zinken wurden dieses Jahr erneuert.',
    ],
    [
      'Gebruikt op een melkveebedrijf, alleen eigen werk.',
      'Used on a dairy farm, own work only.',
      'Auf einem Milchviehbetrieb genutzt, nur Eigeneinsatz.',
    ],
    ['Cardanas is compleet en zit erbij.', 'Complete with PTO shaft.', 'Gelenkwelle ist vollständig und dabei.'],
    ['Lakwerk heeft gebruikssporen.', 'Paintwork shows signs of use.', 'Der Lack zeigt Gebrauchsspuren.'],
  ],
  accessories: [
    ['Cardanas', 'PTO shaft', 'Gelenkwelle'],
    ['Bedieningskast', 'Control box', 'Bedienterminal'],
    ['Hydraulisch opklapbaar', 'Hydraulic folding', 'Hydraulisch klappbar'],
    ['Verlichting', 'Road lights', 'Beleuchtung'],
    ['Snelwisselmessen', 'Quick-change blades', 'Messerschnellverschluss'],
    ['Steunwielen', 'Support wheels', 'Stützräder'],
  ],
};

export const arable: TextTable = {
  openings: [
    [
      'Complete {name} uit {year} van een akkerbouwer.',
      'Complete {name} from {year} from an arable farm.',
      'Komplette Maschine {name} aus {year} von einem Ackerbaubetrieb.',
    ],
  ],
  sentences: [
    [
      'Slijtdelen gaan nog jaren mee.',
      'The wearing parts will last for years.',
      'Die Verschleißteile halten noch Jahre.',
    ],
    [
      'Afgesteld en getest in onze werkplaats.',
      'Set up and tested in our workshop.',
      'In unserer Werkstatt eingestellt und geprüft.',
    ],
    [
      'Handleiding en instelboekje zijn aanwezig.',
      'Manual and setting tables are included.',
      'Anleitung und Einstelltabellen sind vorhanden.',
    ],
    [
      'Frame recht en zonder scheuren of laswerk.',
      'Frame straight, no cracks, no welding.',
      'Rahmen gerade, ohne Risse und Schweißstellen.',
    ],
  ],
  accessories: [
    ['Isobus', 'Isobus', 'Isobus'],
    ['Sectieafsluiting', 'Section control', 'Teilbreitenschaltung'],
    ['Kantstrooi-inrichting', 'Border spreading device', 'Grenzstreueinrichtung'],
    ['Schoonwatertank', 'Clean water tank', 'Klarwassertank'],
    ['Weegcellen', 'Weigh cells', 'Wiegezellen'],
  ],
};

export const tillage: TextTable = {
  ...arable,
  accessories: [
    ['Steenbeveiliging', 'Stone protection', 'Steinsicherung'],
    ['Voorscharen', 'Skimmers', 'Vorschäler'],
    ['Hydraulische breedteverstelling', 'Hydraulic width adjustment', 'Hydraulische Breitenverstellung'],
    ['Dieptewiel', 'Depth wheel', 'Tiefenführungsrad'],
    ['Verlichting', 'Road lights', 'Beleuchtung'],
  ],
};
