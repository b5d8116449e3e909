import type { TextTable } from './text';

export const lift: TextTable = {
  openings: [
    [
      'Betrouwbare {name} uit {year}, uit een magazijn met eigen onderhoud.',
      'Reliable {name} from {year}, from a warehouse with its own maintenance.',
      'Zuverlässiger {name} aus {year}, aus einem Lager mit eigener Wartung.',
    ],
  ],
  sentences: [
    [
      'Mast en kettingen zijn nagemeten en in orde.',
      'Mast and chains have been measured and are in order.',
      'Mast und Ketten sind vermessen und in Ordnung.',
    ],
    [
      'Wordt geleverd met een nieuwe keuring.',
      'Supplied with a new inspection certificate.',
      'Wird mit neuer UVV-Prüfung geliefert.',
    ],
    ['Banden rondom 70%.', 'Tyres 70% all round.', 'Bereifung rundum 70%.'],
    [
      'Vorken en vorkenbord vertonen normale slijtage.',
      'Forks and carriage show normal wear.',
      'Gabeln und Gabelträger zeigen normalen Verschleiß.',
    ],
    ['Geschikt voor werk in meer ploegen.', 'Suited to multi-shift work.', 'Für den Mehrschichtbetrieb geeignet.'],
  ],
  accessories: [
    ['Sideshift', 'Sideshift', 'Seitenschieber'],
    ['Vorkversteller', 'Fork positioner', 'Zinkenverstellgerät'],
    ['Lader', 'Charger', 'Ladegerät'],
    ['Blue spot', 'Blue spot', 'Blue Spot'],
    ['Weegvorken', 'Weighing forks', 'Wiegegabeln'],
    ['Derde ventiel', 'Third valve', 'Drittes Ventil'],
    ['Niet-strepende banden', 'Non-marking tyres', 'Nicht kreidende Reifen'],
    ['Spiegels en werkverlichting', 'Mirrors and work lights', 'Spiegel und Arbeitsscheinwerfer'],
  ],
};

export const construction: TextTable = {
  openings: [
    [
      'Nette {name} uit {year}, direct inzetbaar.',
      'Tidy {name} from {year}, ready for work.',
      'Gepflegter {name} aus {year}, sofort einsatzbereit.',
    ],
  ],
  sentences: [
    [
      'Onderwagen is ruim voldoende.',
      'The undercarriage has plenty of life left.',
      'Das Laufwerk ist noch in gutem Zustand.',
    ],
    ['Geen lekkages, hydrauliek is strak.', 'No leaks, hydraulics are tight.', 'Keine Leckagen, Hydraulik ist dicht.'],
    [
      'Komt van een hovenier die hem zelf onderhield.',
      'From a landscaper who maintained it himself.',
      'Stammt von einem Gartenbauer, der sie selbst wartete.',
    ],
    ['Rijdt, graaft en zwenkt soepel.', 'Travels, digs and slews smoothly.', 'Fährt, gräbt und schwenkt geschmeidig.'],
  ],
  accessories: [
    ['Set bakken', 'Set of buckets', 'Löffelsatz'],
    ['Hydraulische snelwissel', 'Hydraulic quick coupler', 'Hydraulischer Schnellwechsler'],
    ['Hamerfunctie', 'Breaker circuit', 'Hammerleitung'],
    ['Rubberrupsen', 'Rubber tracks', 'Gummiketten'],
    ['Dozerblad', 'Dozer blade', 'Planierschild'],
    ['Kantelstuk', 'Tilting hitch', 'Schwenkeinrichtung'],
    ['Cabineverwarming', 'Cab heater', 'Kabinenheizung'],
  ],
};

export const platform: TextTable = {
  openings: [['Gekeurde {name} uit {year}.', 'Inspected {name} from {year}.', 'Geprüfte Bühne {name} aus {year}.']],
  sentences: [
    ['Noodbediening getest en in orde.', 'Emergency lowering tested.', 'Notablass geprüft und in Ordnung.'],
    ['Korf en bediening zijn netjes.', 'Basket and controls are tidy.', 'Korb und Bedienung sind gepflegt.'],
    [
      'Afkomstig uit een verhuurvloot met volledige onderhoudshistorie.',
      'From a rental fleet with full service history.',
      'Aus einer Mietflotte mit vollständiger Wartungshistorie.',
    ],
    [
      'Ook per week of maand te huur.',
      'Also for rent by the week or month.',
      'Auch wochen- oder monatsweise zu mieten.',
    ],
  ],
  accessories: [
    ['Niet-strepende banden', 'Non-marking tyres', 'Nicht kreidende Reifen'],
    ['Uitschuifbaar platform', 'Extending deck', 'Ausschiebbare Plattform'],
    ['Lader', 'Charger', 'Ladegerät'],
    ['Stroom in de korf', 'Power in the basket', 'Strom im Korb'],
    ['Keuringsboek', 'Inspection log', 'Prüfbuch'],
  ],
};

export const power: TextTable = {
  openings: [
    [
      'Gebruiksklare {name} uit {year}.',
      'Ready-to-use {name} from {year}.',
      'Einsatzbereites Gerät: {name} aus {year}.',
    ],
  ],
  sentences: [
    ['Start direct en draait rustig.', 'Starts at once and runs quietly.', 'Springt sofort an und läuft ruhig.'],
    ['Filters en olie zijn vervangen.', 'Filters and oil have been changed.', 'Filter und Öl sind gewechselt.'],
    [
      'Op last getest, rapport beschikbaar.',
      'Load tested, report available.',
      'Unter Last geprüft, Bericht vorhanden.',
    ],
    [
      'Gebruikt als reserve, weinig draaiuren per jaar.',
      'Used as a standby, few hours a year.',
      'Als Reserve genutzt, wenige Stunden im Jahr.',
    ],
  ],
  accessories: [
    ['Geluiddempende kap', 'Sound-proof canopy', 'Schallschutzhaube'],
    ['Lekbak', 'Spill tray', 'Auffangwanne'],
    ['Afstandsbediening', 'Remote control', 'Fernbedienung'],
    ['Gestuurd chassis', 'Steering chassis', 'Lenkbares Fahrgestell'],
    ['Urenteller', 'Hour meter', 'Betriebsstundenzähler'],
  ],
};

export const trailed: TextTable = {
  openings: [['Stevige {name} uit {year}.', 'Solid {name} from {year}.', 'Stabiles Fahrzeug: {name} aus {year}.']],
  sentences: [
    ['Banden en remmen zijn goed.', 'Tyres and brakes are good.', 'Reifen und Bremsen sind gut.'],
    [
      'Chassis is recht en zonder roest van betekenis.',
      'Chassis is straight, no rust worth mentioning.',
      'Das Fahrgestell ist gerade und ohne nennenswerten Rost.',
    ],
    [
      'Alle draaipunten zijn doorgesmeerd en nagekeken.',
      'All pivots are greased and checked.',
      'Alle Drehpunkte sind abgeschmiert und geprüft.',
    ],
    ['Papieren zijn compleet.', 'Papers are complete.', 'Die Papiere sind vollständig.'],
    ['Verlichting rondom led en in orde.', 'LED lights all round, working.', 'LED-Beleuchtung rundum, funktioniert.'],
  ],
  accessories: [
    ['Luchtremmen', 'Air brakes', 'Druckluftbremse'],
    ['Geveerde dissel', 'Sprung drawbar', 'Gefederte Deichsel'],
    ['Gestuurde as', 'Steering axle', 'Lenkachse'],
    ['Kogelkoppeling K80', 'K80 coupling', 'K80-Kupplung'],
    ['Breedteverlichting', 'Marker lights', 'Umrissleuchten'],
  ],
};

export const tipping: TextTable = {
  ...trailed,
  accessories: [
    ...trailed.accessories,
    ['Hydraulische achterklep', 'Hydraulic tailboard', 'Hydraulische Heckklappe'],
    ['Afdekzeil', 'Cover sheet', 'Abdeckplane'],
    ['Opzetborden', 'Extension sides', 'Aufsatzbordwände'],
  ],
};

export const road: TextTable = {
  openings: [
    [
      'Complete {name} uit {year}, met onderhoudshistorie.',
      'Complete {name} from {year}, with service history.',
      'Komplettes Fahrzeug {name} aus {year}, mit Wartungshistorie.',
    ],
  ],
  sentences: [
    ['Banden en remmen zijn goed.', 'Tyres and brakes are good.', 'Reifen und Bremsen sind gut.'],
    [
      'Chassis is recht en zonder roest van betekenis.',
      'Chassis is straight, no rust worth mentioning.',
      'Das Fahrgestell ist gerade und ohne nennenswerten Rost.',
    ],
    [
      'Alle draaipunten zijn doorgesmeerd en nagekeken.',
      'All pivots are greased and checked.',
      'Alle Drehpunkte sind abgeschmiert und geprüft.',
    ],
    ['Papieren zijn compleet.', 'Papers are complete.', 'Die Papiere sind vollständig.'],
    ['Verlichting rondom led en in orde.', 'LED lights all round, working.', 'LED-Beleuchtung rundum, funktioniert.'],
  ],
  accessories: [
    ['Achteruitrijcamera', 'Reversing camera', 'Rückfahrkamera'],
    ['Aluminium velgen', 'Alloy wheels', 'Alufelgen'],
    ['Luchtvering', 'Air suspension', 'Luftfederung'],
    ['Gereedschapskist', 'Tool box', 'Werkzeugkasten'],
    ['Led-verlichting', 'LED lights', 'LED-Beleuchtung'],
    ['Reservewiel', 'Spare wheel', 'Reserverad'],
  ],
};
