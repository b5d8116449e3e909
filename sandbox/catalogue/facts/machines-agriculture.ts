import { kg, litres, m3, mm, type MachineGroup } from './machine';

const stepless = { transmissionType: 'automatic', transmissionGearCount: undefined } as const;

const from120: MachineGroup = {
  category: 'tractors',
  subCategory: 'tractorsFrom120',
  kind: 'largeTractor',
  rows: [
    ['Fendt', '724 Vario', 'ProfiPlus', [2012, 2021], [2000, 9000], 174, [75, 165], stepless],
    ['New Holland', 'T7.210', 'AutoCommand', [2012, 2021], [2500, 9500], 121, [45, 95]],
    ['Claas', 'Arion 650', 'CMatic', [2013, 2022], [1500, 8000], 135, [50, 110]],
    ['Claas', 'Arion 630', null, [2014, 2022], [2000, 8000], 121, [48, 100]],
    ['Massey Ferguson', '7718 S', 'Dyna-VT', [2016, 2020], [2500, 7500], 132, [60, 95]],
    ['Deutz-Fahr', '6165 Agrotron', 'TTV', [2014, 2020], [2500, 8000], 121, [45, 80]],
    ['Valtra', 'T174', 'Versu', [2015, 2021], [2500, 9000], 129, [60, 105]],
    ['Case IH', 'Puma 165', 'CVX', [2012, 2021], [2500, 9000], 121, [45, 95]],
  ],
};

const to120: MachineGroup = {
  category: 'tractors',
  subCategory: 'tractors75To120',
  kind: 'tractor',
  rows: [
    ['Fendt', '313 Vario', null, [2012, 2021], [1500, 8000], 97, [50, 105], stepless],
    ['Fendt', '211 Vario', 'P', [2011, 2020], [1500, 6000], 80, [40, 75], stepless],
    ['Fendt', '716 Vario', 'Profi', [2014, 2022], [2000, 8000], 119, [70, 135], stepless],
    ['John Deere', '6155R', null, [2015, 2022], [1500, 8500], 114, [65, 125]],
    ['John Deere', '6130R', null, [2016, 2022], [1200, 7000], 96, [60, 105]],
    ['John Deere', '6920S', null, [2002, 2006], [8000, 16000], 110, [28, 42]],
    ['New Holland', 'T6.180', null, [2016, 2022], [1500, 7000], 107, [55, 98]],
    ['New Holland', 'TM 155', null, [2002, 2007], [7000, 13000], 114, [22, 34]],
    ['Massey Ferguson', '5713 S', null, [2016, 2021], [1200, 6000], 96, [45, 75]],
    ['Case IH', 'Maxxum 5140', null, [1990, 1997], [8000, 14000], 81, [14, 24]],
    ['Kubota', 'M5-112', null, [2018, 2023], [300, 3000], 83, [42, 58]],
  ],
};

const loader = (height: number, capacity: number) => ({ liftingHeight: mm(height), liftingCapacity: kg(capacity) });

/** The models of the sector agriculture, with the ranges of used machines. */
export const agricultureMachines: readonly MachineGroup[] = [
  from120,
  to120,
  {
    category: 'tractors',
    subCategory: 'tractorsTo75',
    kind: 'tractor',
    rows: [['Claas', 'Arion 420', null, [2012, 2020], [1500, 7000], 74, [30, 58]]],
  },
  {
    category: 'telehandlers',
    kind: 'telehandler',
    rows: [
      ['JCB', 'Loadall 541-70', 'Agri', [2014, 2021], [2500, 8000], 108, [42, 82], loader(7000, 4100)],
      ['Manitou', 'MLT 735-120', 'PS', [2012, 2020], [3000, 9000], 90, [35, 68], loader(6900, 3500)],
      ['Merlo', 'TF 42.7', 'CS', [2015, 2021], [2000, 7000], 115, [45, 85], loader(7100, 4200)],
    ],
  },
  {
    category: 'yardLoaders',
    kind: 'yardLoader',
    rows: [
      ['Weidemann', '1160', null, [2012, 2021], [800, 4500], 18, [18, 32], loader(2450, 900)],
      ['Giant', 'G2200', 'HD', [2015, 2022], [300, 2500], 19, [20, 34], loader(2600, 1100)],
      ['Schäffer', '3650', 'S', [2012, 2020], [800, 4000], 37, [22, 38], loader(2730, 1200)],
    ],
  },
  {
    category: 'combineHarvesters',
    kind: 'harvester',
    rows: [['Claas', 'Lexion 650', null, [2011, 2018], [1200, 3000], 238, [80, 160]]],
  },
  {
    category: 'forageHarvesters',
    kind: 'harvester',
    rows: [['Claas', 'Jaguar 950', null, [2010, 2019], [1800, 4500], 430, [90, 230], { tankCapacity: litres(300) }]],
  },
  {
    category: 'balers',
    subCategory: 'roundBalers',
    kind: 'baler',
    rows: [
      ['Krone', 'Comprima CF 155', 'XC', [2013, 2021], null, null, [28, 62], { workingWidth: mm(2150) }],
      ['Welger', 'RP 445', 'Profi', [2008, 2016], null, null, [14, 28]],
    ],
  },
  {
    category: 'mowers',
    kind: 'grassland',
    rows: [
      ['Krone', 'EasyCut F 320', null, [2012, 2021], null, null, [5, 12], { workingWidth: mm(3160) }],
      ['Kuhn', 'FC 3160', 'TCD', [2012, 2020], null, null, [6, 14], { workingWidth: mm(3100) }],
    ],
  },
  {
    category: 'tedders',
    kind: 'grassland',
    rows: [['Pöttinger', 'HIT 8.81', 'T', [2012, 2021], null, null, [7, 17], { workingWidth: mm(8600) }]],
  },
  {
    category: 'rakes',
    kind: 'grassland',
    rows: [['Claas', 'Liner 2700', null, [2011, 2020], null, null, [9, 18], { workingWidth: mm(6800) }]],
  },
  {
    category: 'forageWagons',
    kind: 'trailer',
    rows: [['Schuitemaker', 'Rapide 580', 'S', [2010, 2018], null, null, [24, 52]]],
  },
  {
    category: 'tillage',
    kind: 'tillage',
    rows: [
      ['Lemken', 'Juwel 8', 'V 5', [2013, 2021], null, null, [18, 32], { workingWidth: mm(2500) }],
      ['Kverneland', 'EG 85', 'Vario 4', [2009, 2018], null, null, [9, 19], { workingWidth: mm(2000) }],
    ],
  },
  {
    category: 'fertiliserSpreaders',
    kind: 'arable',
    rows: [
      [
        'Amazone',
        'ZA-M 1501',
        null,
        [2008, 2019],
        null,
        null,
        [3, 9],
        { tankCapacity: litres(1500), workingWidth: mm(24000) },
      ],
      [
        'Vicon',
        'RO-M',
        'Geospread',
        [2010, 2019],
        null,
        null,
        [3.5, 10],
        { tankCapacity: litres(2000), workingWidth: mm(28000) },
      ],
    ],
  },
  {
    category: 'sprayers',
    kind: 'arable',
    rows: [
      [
        'Amazone',
        'UX 4200',
        'Super',
        [2009, 2018],
        null,
        null,
        [18, 42],
        { tankCapacity: litres(4200), workingWidth: mm(27000) },
      ],
    ],
  },
  {
    category: 'feedMixers',
    kind: 'feedMixer',
    rows: [['Trioliet', 'Solomix 2-2000', 'ZK', [2006, 2018], null, null, [12, 32], { tankCapacity: m3(20) }]],
  },
  {
    category: 'slurryTankers',
    kind: 'tanker',
    rows: [
      ['Veenhuis', 'Profiline 20.000', null, [2010, 2019], null, null, [28, 62], { tankCapacity: litres(20000) }],
      ['Joskin', 'Modulo2', '14000 ME', [2009, 2019], null, null, [16, 36], { tankCapacity: litres(14000) }],
    ],
  },
  {
    category: 'tippingTrailers',
    kind: 'trailer',
    rows: [
      ['Beco', 'Super 1800', null, [2010, 2020], null, null, [14, 34]],
      ['Krampe', 'Big Body 650', 'S', [2012, 2021], null, null, [22, 46]],
    ],
  },
  {
    category: 'platformTrailers',
    kind: 'trailer',
    rows: [
      [
        'Fliegl',
        'DTS 5.9',
        null,
        [2008, 2019],
        null,
        null,
        [6, 14],
        {
          kipperHydraulics: false,
          crane: { make: 'Hiab', type: 'X-CL 8', buildYear: 2012 },
          liftingCapacity: kg(2100),
        },
      ],
    ],
  },
];
