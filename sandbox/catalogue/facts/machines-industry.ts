import { kg, mm, type MachineGroup } from './machine';

const lift = (capacity: number, height: number) => ({ liftingCapacity: kg(capacity), liftingHeight: mm(height) });
const hydrostatic = (capacity: number, height: number) => ({
  ...lift(capacity, height),
  transmissionType: 'hydrostatic',
});
const electricLift = (capacity: number, height: number) => ({
  ...lift(capacity, height),
  energyType: 'electric',
  charger: true,
});

const lifting: readonly MachineGroup[] = [
  {
    category: 'forklifts',
    subCategory: 'dieselForklifts',
    kind: 'forklift',
    rows: [
      ['Linde', 'H25D-02', null, [2013, 2020], [4000, 12000], 36, [10, 19], hydrostatic(2500, 4700)],
      ['Toyota', '8FDF25', null, [2008, 2020], [3000, 11000], 41, [10, 21], lift(2500, 4500)],
      ['Linde', 'H80D', null, [2009, 2018], [6000, 14000], 75, [22, 48], hydrostatic(8000, 4300)],
    ],
  },
  {
    category: 'forklifts',
    subCategory: 'electricForklifts',
    kind: 'forklift',
    rows: [
      ['Still', 'RX60-25', null, [2010, 2020], [4000, 11000], 15, [9, 22], electricLift(2500, 4650)],
      ['Nissan', 'TX 18', 'Triplex', [2008, 2016], [4000, 11000], 10, [5, 11], electricLift(1800, 4750)],
    ],
  },
  {
    category: 'forklifts',
    subCategory: 'lpgForklifts',
    kind: 'forklift',
    rows: [
      [
        'Hyster',
        'H3.0FT',
        'Fortens',
        [2009, 2019],
        [4000, 11000],
        43,
        [8, 17],
        { ...lift(3000, 4500), energyType: 'lpg' },
      ],
    ],
  },
  {
    category: 'forklifts',
    subCategory: 'roughTerrainForklifts',
    kind: 'forklift',
    rows: [['Manitou', 'M 26-4', null, [2011, 2020], [1500, 6000], 37, [14, 34], lift(2600, 3700)]],
  },
  {
    category: 'reachTrucks',
    kind: 'reachTruck',
    rows: [
      ['Jungheinrich', 'ETV 214', null, [2009, 2019], [4000, 10000], null, [6, 16], lift(1400, 9500)],
      ['Crown', 'ESR 5260', '1.6', [2012, 2020], [4000, 10000], null, [7, 18], lift(1600, 10200)],
    ],
  },
  {
    category: 'aerialPlatforms',
    subCategory: 'scissorLifts',
    kind: 'platform',
    rows: [
      [
        'Genie',
        'GS-1932',
        null,
        [2008, 2019],
        [150, 700],
        null,
        [4, 9],
        { energyType: 'electric', mastType: 'scissor', workingHeight: mm(7800), liftingCapacity: kg(227) },
      ],
    ],
  },
  {
    category: 'aerialPlatforms',
    subCategory: 'boomLifts',
    kind: 'platform',
    rows: [
      [
        'Haulotte',
        'HA16 RTJ',
        null,
        [2013, 2020],
        [1500, 4500],
        36,
        [22, 45],
        {
          energyType: 'diesel',
          mastType: 'articulated',
          workingHeight: mm(16000),
          liftingCapacity: kg(230),
          maxReach: mm(8300),
        },
      ],
      [
        'JLG',
        '460SJ',
        null,
        [2011, 2019],
        [1200, 4500],
        36,
        [20, 44],
        {
          energyType: 'hybrid',
          mastType: 'telescope',
          workingHeight: mm(16000),
          liftingCapacity: kg(250),
          maxReach: mm(12100),
        },
      ],
    ],
  },
];

const earthmoving: readonly MachineGroup[] = [
  {
    category: 'wheelLoaders',
    kind: 'wheelLoader',
    rows: [
      ['Liebherr', 'L 506', 'Compact', [2014, 2021], [1500, 6000], 46, [26, 52], lift(3450, 2950)],
      ['Volvo', 'L30G', null, [2012, 2020], [2000, 7000], 55, [38, 65], lift(3800, 3200)],
      ['Kramer', '5075', null, [2015, 2021], [1200, 4500], 55, [30, 52], lift(2100, 3100)],
      ['Komatsu', 'WA70', 'M-8', [2016, 2022], [1500, 5500], 45, [34, 58], lift(3500, 3050)],
    ],
  },
  {
    category: 'miniExcavators',
    kind: 'excavator',
    rows: [
      ['Kubota', 'KX019-4', null, [2012, 2022], [1000, 4500], 12, [12, 22], { weight: kg(1900) }],
      ['Takeuchi', 'TB216', null, [2014, 2022], [800, 4500], 11, [13, 24], { weight: kg(1900) }],
      ['Takeuchi', 'TB260', null, [2014, 2021], [1500, 6000], 35, [32, 58], { weight: kg(5700) }],
      ['Wacker Neuson', 'EZ28', null, [2014, 2021], [1000, 4500], 15, [18, 32], { weight: kg(2800) }],
    ],
  },
  {
    category: 'crawlerExcavators',
    kind: 'excavator',
    rows: [
      ['Hitachi', 'ZX85USB-5', null, [2012, 2020], [2500, 8000], 42, [38, 68], { weight: kg(8500) }],
      ['Caterpillar', '313F', 'L GC', [2015, 2021], [3000, 9000], 52, [52, 88], { weight: kg(13700) }],
    ],
  },
  {
    category: 'skidSteerLoaders',
    kind: 'yardLoader',
    rows: [
      ['Bobcat', 'S450', null, [2014, 2021], [1000, 4500], 36, [17, 32], lift(610, 2780)],
      ['Case', 'SR130', null, [2013, 2020], [1000, 4500], 38, [16, 29], lift(590, 2870)],
    ],
  },
  {
    category: 'backhoeLoaders',
    kind: 'wheelLoader',
    rows: [['JCB', '3CX', 'Contractor', [2008, 2019], [3000, 10000], 68, [28, 70], { weight: kg(8100) }]],
  },
  {
    category: 'plateCompactors',
    kind: 'compactor',
    rows: [['Ammann', 'ARX 20', null, [2012, 2021], [400, 2200], 15, [9, 19]]],
  },
];

/** The models of the sector industry, with the ranges of used machines. */
export const industryMachines: readonly MachineGroup[] = [
  ...lifting,
  ...earthmoving,
  {
    category: 'compressors',
    kind: 'compressor',
    rows: [
      [
        'Atlas Copco',
        'XAS 88',
        null,
        [2010, 2020],
        [600, 3000],
        36,
        [6, 13],
        {
          compressorType: 'screw',
          throughputCapacity: { value: 5, unit: 'm3/min' },
          workingPressure: { value: 7, unit: 'bar' },
        },
      ],
    ],
  },
  {
    category: 'generators',
    kind: 'generator',
    rows: [
      ['SDMO', 'R110', null, [2008, 2018], [1500, 9000], 88, [9, 18], { generatorPower: { value: 100, unit: 'kVA' } }],
    ],
  },
  {
    category: 'lightingTowers',
    kind: 'generator',
    rows: [
      [
        'Atlas Copco',
        'HiLight V5+',
        null,
        [2014, 2021],
        [1500, 6000],
        7,
        [4, 9],
        { generatorPower: { value: 8, unit: 'kVA' }, mastType: 'telescope', height: mm(8000) },
      ],
    ],
  },
  {
    category: 'crushers',
    kind: 'crusher',
    rows: [['Komatsu', 'BR380JG', null, [2008, 2016], [3500, 10000], 140, [70, 130], { crusherType: 'jaw' }]],
  },
  {
    category: 'containerSystems',
    kind: 'hooklift',
    rows: [['DAF', 'CF 480 FAN', 'Space Cab', [2018, 2021], null, 355, [62, 105], { containerSystemType: 'hook-arm' }]],
  },
  {
    category: 'trailers',
    kind: 'boxTrailer',
    rows: [
      [
        'Krone',
        'Cool Liner',
        null,
        [2013, 2020],
        null,
        null,
        [14, 38],
        {
          coolUnitMake: 'Carrier',
          tailgate: { make: 'Dhollandia', model: 'DH-LM', capacity: kg(2000) },
        },
      ],
    ],
  },
];
