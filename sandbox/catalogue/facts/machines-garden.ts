import { kg, mm, type MachineGroup } from './machine';

/** The models of the sector garden and park, with the ranges of used machines. */
export const gardenMachines: readonly MachineGroup[] = [
  {
    category: 'compactTractors',
    kind: 'compactTractor',
    rows: [
      ['Iseki', 'TXG 237', null, [2009, 2019], [600, 3500], 17, [7, 13]],
      ['Kubota', 'BX231', null, [2016, 2022], [200, 1800], 17, [10, 16]],
      ['John Deere', '3046R', null, [2014, 2022], [300, 2500], 34, [22, 36]],
    ],
  },
  {
    category: 'rideOnMowers',
    kind: 'rideOnMower',
    rows: [
      ['John Deere', 'X950R', null, [2012, 2021], [500, 2500], 18, [9, 17], { workingWidth: mm(1220) }],
      ['Kubota', 'G23-II', 'HD', [2010, 2020], [800, 3000], 17, [7, 14], { workingWidth: mm(1220) }],
      ['Iseki', 'SXG 323', null, [2010, 2020], [700, 3000], 16, [7, 15], { workingWidth: mm(1200) }],
      [
        'Husqvarna',
        'R 316TX',
        'AWD',
        [2014, 2022],
        [100, 800],
        9.6,
        [2.5, 5],
        { energyType: 'petrol', workingWidth: mm(1120) },
      ],
      [
        'Honda',
        'HF 2417',
        null,
        [2012, 2021],
        [100, 900],
        12,
        [1.5, 3.5],
        { energyType: 'petrol', workingWidth: mm(1020) },
      ],
      [
        'Stiga',
        'Park Pro 740',
        'IOX',
        [2012, 2020],
        [150, 1200],
        14,
        [3, 7],
        { energyType: 'petrol', workingWidth: mm(1250) },
      ],
      ['Etesia', 'Hydro 124', 'DS', [2009, 2018], [400, 2200], 17, [6, 13], { workingWidth: mm(1240) }],
    ],
  },
  {
    category: 'frontMowers',
    kind: 'frontMower',
    rows: [
      ['John Deere', '1585', 'TerrainCut', [2012, 2020], [1200, 4500], 27.5, [12, 26], { workingWidth: mm(1830) }],
      ['Toro', 'Groundsmaster 4000-D', null, [2009, 2018], [1800, 5500], 41, [12, 30], { workingWidth: mm(3350) }],
      ['Husqvarna', 'P 525D', null, [2011, 2019], [800, 3500], 18.6, [9, 19], { workingWidth: mm(1550) }],
      ['Kubota', 'F3890', null, [2012, 2020], [1000, 4000], 28, [10, 24], { workingWidth: mm(1830) }],
    ],
  },
  {
    category: 'reelMowers',
    kind: 'frontMower',
    rows: [['Toro', 'Reelmaster 5510', 'D', [2010, 2018], [1500, 5000], 26, [9, 22], { workingWidth: mm(2540) }]],
  },
  {
    category: 'roboticMowers',
    kind: 'walkingMower',
    rows: [
      [
        'Stihl',
        'iMOW RMI 632',
        'PC',
        [2017, 2022],
        null,
        null,
        [1, 2.5],
        { energyType: 'electric', propulsion: 'wheel', charger: true, workingWidth: mm(280) },
      ],
    ],
  },
  {
    category: 'sweepers',
    kind: 'sweeper',
    rows: [
      ['Hako', 'Citymaster 1600', null, [2014, 2021], [2000, 7000], 75, [35, 85], { grossVehicleWeight: kg(3500) }],
      ['Kärcher', 'MIC 34 C', null, [2012, 2019], [1500, 5000], 24, [15, 34], { grossVehicleWeight: kg(3500) }],
      ['Egholm', 'City Ranger 2250', null, [2010, 2019], [1000, 4500], 20, [14, 32], { grossVehicleWeight: kg(2250) }],
    ],
  },
  {
    category: 'woodChippers',
    kind: 'chipper',
    rows: [
      ['Timberwolf', 'TW 230', 'DHB', [2012, 2021], [400, 1800], 26, [9, 18]],
      ['Först', 'ST8', 'P', [2013, 2021], [400, 1800], 33, [11, 21]],
    ],
  },
  {
    category: 'stumpGrinders',
    kind: 'chipper',
    rows: [
      [
        'Vermeer',
        'SC30TX',
        null,
        [2012, 2021],
        [300, 1500],
        19,
        [9, 20],
        { energyType: 'petrol', propulsion: 'track' },
      ],
    ],
  },
  {
    category: 'yardLoaders',
    kind: 'yardLoader',
    rows: [
      [
        'Avant',
        '640',
        null,
        [2014, 2021],
        [400, 2500],
        28,
        [20, 33],
        { liftingHeight: mm(2790), liftingCapacity: kg(1100) },
      ],
    ],
  },
  {
    category: 'vergeMowers',
    kind: 'verge',
    rows: [
      ['Votex', 'Jumbo 1802', null, [2008, 2018], null, null, [4, 11], { workingWidth: mm(1800), maxReach: mm(5200) }],
    ],
  },
  {
    category: 'sportsTurf',
    kind: 'verge',
    rows: [
      ['Redexim', 'Verti-Drain 7416', null, [2008, 2019], null, null, [5, 13], { workingWidth: mm(1600) }],
      [
        'Trilo',
        'SG400',
        null,
        [2009, 2019],
        null,
        null,
        [8, 18],
        { workingWidth: mm(1800), tankCapacity: { value: 4, unit: 'm3' } },
      ],
    ],
  },
];
