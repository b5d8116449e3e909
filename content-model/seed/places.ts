import { buildAsset } from './build-asset';

/** Pictures of places and machines, each for one entry; `scenes/places` renders them. */
export const places = [
  buildAsset('yard', 'places/yard.jpg', {
    nl: 'Machines op het terrein voor de hal',
    en: 'Machines in the yard in front of the shed',
    de: 'Maschinen auf dem Hof vor der Halle',
  }),
  buildAsset('workshop', 'places/workshop.jpg', {
    nl: 'De werkplaats met een tractor op de brug',
    en: 'The workshop with a tractor on the lift',
    de: 'Die Werkstatt mit einem Traktor auf der Bühne',
  }),
  buildAsset('warehouse', 'places/warehouse.jpg', {
    nl: 'Stellingen met onderdelen in het magazijn',
    en: 'Racks of parts in the warehouse',
    de: 'Regale mit Ersatzteilen im Lager',
  }),
  buildAsset('showroom', 'places/showroom.jpg', {
    nl: 'De showroom achter glas in de avond',
    en: 'The showroom behind glass in the evening',
    de: 'Der Ausstellungsraum hinter Glas am Abend',
  }),
  buildAsset('field', 'places/field.jpg', {
    nl: 'Een tractor op het land bij zonsondergang',
    en: 'A tractor in the field at sunset',
    de: 'Ein Traktor auf dem Feld bei Sonnenuntergang',
  }),
  buildAsset('factory', 'places/factory.jpg', {
    nl: 'Een heftruck op de fabrieksvloer',
    en: 'A forklift on the factory floor',
    de: 'Ein Stapler in der Fabrikhalle',
  }),
  buildAsset('harvest', 'places/harvest.jpg', {
    nl: 'Een maaidorser en een tractor met aanhanger op het stoppelveld',
    en: 'A combine harvester and a tractor with a trailer in the stubble',
    de: 'Ein Mähdrescher und ein Traktor mit Anhänger auf dem Stoppelfeld',
  }),
  buildAsset('rental', 'places/rental.jpg', {
    nl: 'Laders en graafmachines op een rij voor de hal',
    en: 'Loaders and excavators in a row in front of the shed',
    de: 'Lader und Bagger in einer Reihe vor der Halle',
  }),
  buildAsset('workshop-forklift', 'places/workshop_forklift.jpg', {
    nl: 'Een heftruck en een shovel in de werkplaats',
    en: 'A forklift and a loader in the workshop',
    de: 'Ein Stapler und ein Radlader in der Werkstatt',
  }),
  buildAsset('tractors', 'places/tractors.jpg', {
    nl: 'Vijf tractoren op een rij op de klinkers',
    en: 'Five tractors in a row on the paving',
    de: 'Fünf Traktoren in einer Reihe auf dem Pflaster',
  }),
  buildAsset('loaders', 'places/loaders.jpg', {
    nl: 'Heftrucks, een shovel en een verreiker voor de hal',
    en: 'Forklifts, a loader and a telehandler in front of the shed',
    de: 'Stapler, ein Lader und ein Teleskoplader vor der Halle',
  }),
  buildAsset('hay', 'places/hay.jpg', {
    nl: 'Een tractor met een hark op een stoppelveld',
    en: 'A tractor with a rake in a stubble field',
    de: 'Ein Traktor mit Schwader auf einem Stoppelfeld',
  }),
  buildAsset('greens', 'places/greens.jpg', {
    nl: 'Maaiers, een compacttractor en een veegmachine op een rij',
    en: 'Mowers, a compact tractor and a sweeper in a row',
    de: 'Mäher, ein Kompakttraktor und eine Kehrmaschine in einer Reihe',
  }),
  buildAsset('excavators', 'places/excavators.jpg', {
    nl: 'Graafmachines en een graaf-laadcombinatie op het terrein',
    en: 'Excavators and a backhoe loader in the yard',
    de: 'Bagger und ein Baggerlader auf dem Hof',
  }),
  buildAsset('service-call', 'places/service_call.jpg', {
    nl: 'De servicebus met open schuifdeur naast een minigraver',
    en: 'The service van with its sliding door open beside a mini excavator',
    de: 'Der Servicewagen mit offener Schiebetür neben einem Minibagger',
  }),
  buildAsset('workshop-tools', 'places/workshop_tools.jpg', {
    nl: 'Een zitmaaier en een compacttractor voor de werkbank',
    en: 'A ride-on mower and a compact tractor in front of the workbench',
    de: 'Ein Aufsitzmäher und ein Kompakttraktor vor der Werkbank',
  }),
  buildAsset('park', 'places/park.jpg', {
    nl: 'Een maaier in het park',
    en: 'A mower in the park',
    de: 'Ein Mäher im Park',
  }),
  buildAsset('service-van', 'places/service_van.jpg', {
    nl: 'De servicebus met open schuifdeur naast een tractor',
    en: 'The service van with its sliding door open beside a tractor',
    de: 'Der Servicewagen mit offener Schiebetür neben einem Traktor',
  }),
  buildAsset('low-loader', 'places/low_loader.jpg', {
    nl: 'Een dieplader met een shovel en een minigraver',
    en: 'A low loader with a loader and a mini excavator',
    de: 'Ein Tieflader mit einem Radlader und einem Minibagger',
  }),
  buildAsset('hire', 'places/hire.jpg', {
    nl: 'Een minigraver, een hoogwerker, een wals en een verreiker op de bouw',
    en: 'A mini excavator, a boom lift, a roller and a telehandler on a building site',
    de: 'Ein Minibagger, eine Hebebühne, eine Walze und ein Teleskoplader auf der Baustelle',
  }),
  buildAsset('workshop-garden', 'places/workshop_garden.jpg', {
    nl: 'Een zitmaaier op de heftafel in de werkplaats',
    en: 'A ride-on mower on the lift table in the workshop',
    de: 'Ein Aufsitzmäher auf dem Hubtisch in der Werkstatt',
  }),
  buildAsset('workshop-harvester', 'places/workshop_harvester.jpg', {
    nl: 'Een hakselaar in de werkplaats',
    en: 'A forage harvester in the workshop',
    de: 'Ein Feldhäcksler in der Werkstatt',
  }),
  buildAsset('park-trees', 'places/park_trees.jpg', {
    nl: 'Een zitmaaier op het gazon, bomen erachter',
    en: 'A ride-on mower on the lawn, trees behind it',
    de: 'Ein Aufsitzmäher auf dem Rasen, dahinter Bäume',
  }),
  buildAsset('forklifts', 'places/forklifts.jpg', {
    nl: 'Heftrucks en een reachtruck op een rij op de klinkers',
    en: 'Forklifts and a reach truck in a row on the paving',
    de: 'Stapler und ein Schubmaststapler in einer Reihe auf dem Pflaster',
  }),
  buildAsset('brands', 'places/brands.jpg', {
    nl: 'Tractoren, een shovel en een graafmachine voor de hal',
    en: 'Tractors, a loader and an excavator in front of the shed',
    de: 'Traktoren, ein Radlader und ein Bagger vor der Halle',
  }),
  buildAsset('office', 'places/office.jpg', {
    nl: 'Het kantoor met uitzicht op de machines',
    en: 'The office with a view of the machines',
    de: 'Das Büro mit Blick auf die Maschinen',
  }),
  buildAsset('workshop-airco', 'places/workshop_airco.jpg', {
    nl: 'Een tractor met het vulstation voor de airco in de werkplaats',
    en: 'A tractor and the air conditioning station in the workshop',
    de: 'Ein Traktor mit dem Klimaservicegerät in der Werkstatt',
  }),
  buildAsset('evening', 'places/evening.jpg', {
    nl: 'Een veegmachine, een tractor en een graaf-laadcombinatie op het terrein',
    en: 'A sweeper, a tractor and a backhoe loader in the yard',
    de: 'Eine Kehrmaschine, ein Traktor und ein Baggerlader auf dem Hof',
  }),
  buildAsset('arrivals', 'places/arrivals.jpg', {
    nl: 'Een tractor met balen op de aanhanger en een verreiker voor de hal',
    en: 'A tractor with bales on its trailer and a telehandler in front of the shed',
    de: 'Ein Traktor mit Ballen auf dem Anhänger und ein Teleskoplader vor der Halle',
  }),
  buildAsset('picking', 'places/picking.jpg', {
    nl: 'Een kar met dozen voor de stellingen in het magazijn',
    en: 'A trolley with boxes in front of the racks in the warehouse',
    de: 'Ein Wagen mit Kartons vor den Regalen im Lager',
  }),
  buildAsset('counter', 'places/counter.jpg', {
    nl: 'De balie van het magazijn, met slangen aan de wand',
    en: 'The parts counter, with hoses on the wall',
    de: 'Der Tresen des Lagers, mit Schläuchen an der Wand',
  }),
];
