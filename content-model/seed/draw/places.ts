import { forklift, loader, mower, tractor } from './machines';
import { circle, colours, faded, line, path, place, polygon, rect, repeat, toSvg } from './shapes';

const wide = (sky: readonly string[], content: string) => toSvg(1600, 900, sky, content);

const cloud = (x: number, y: number, scale: number) =>
  faded(place(rect(0, 0, 260, 34, 'white', 17) + rect(50, -26, 150, 50, 'white', 25), x, y, scale), 0.75);

const tree = (x: number, y: number, scale: number, leaf: string) =>
  place(
    rect(-9, -90, 18, 90, 'hsl(25 30% 28%)') +
      circle(0, -150, 80, leaf) +
      circle(-52, -112, 52, leaf) +
      circle(54, -110, 56, leaf),
    x,
    y,
    scale,
  );

const field = wide(
  ['hsl(218 55% 34%)', 'hsl(210 50% 62%)', 'hsl(37 90% 70%)', 'hsl(28 90% 62%)', 'hsl(25 80% 50%)'],
  [
    circle(1130, 500, 190, 'hsl(45 100% 84% / .35)'),
    circle(1130, 500, 110, 'hsl(45 100% 88%)'),
    path('M0 520 Q300 455 640 512 T1220 500 T1600 480 V900 H0 Z', 'hsl(160 25% 30%)'),
    repeat(9, (i) => tree(40 + i * 190 + (i % 3) * 24, 530, 0.3 + (i % 4) * 0.06, 'hsl(165 28% 22%)')),
    path('M0 560 Q800 505 1600 552 V900 H0 Z', 'hsl(34 45% 36%)'),
    repeat(17, (i) =>
      polygon(
        `${790 + (i - 8) * 12},545 ${796 + (i - 8) * 12},545 ${830 + (i - 8) * 300},900 ${720 + (i - 8) * 300},900`,
        i % 2 ? 'hsl(28 42% 25%)' : 'hsl(32 44% 30%)',
      ),
    ),
    place(tractor(colours.green, colours.amber), 540, 770, 1.15),
    place(
      line('M-150 -90 L0 -110', colours.ink, 12) +
        repeat(5, (i) => path(`M${-260 + i * 42} -110 q30 40 4 108 l26 0 q26 -70 -2 -108 z`, colours.red)) +
        rect(-270, -126, 240, 22, colours.red, 6),
      560,
      770,
      1.15,
    ),
    faded(path('M0 775 Q800 745 1600 790 V900 H0 Z', 'hsl(25 45% 16%)'), 0.35),
  ].join(''),
);

const hall = (x: number, width: number, wall: string) =>
  [
    polygon(`${x - 30},330 ${x + width / 2},210 ${x + width + 30},330`, colours.ink),
    rect(x, 325, width, 275, wall),
    repeat(Math.floor(width / 26), (i) => rect(x + i * 26, 325, 2, 275, 'hsl(220 30% 20% / .18)')),
  ].join('');

const yard = wide(
  ['hsl(212 60% 62%)', 'hsl(208 65% 80%)', 'hsl(40 60% 92%)'],
  [
    cloud(180, 120, 1.1),
    cloud(1050, 90, 1.4),
    cloud(720, 200, 0.8),
    repeat(12, (i) => tree(20 + i * 150, 600, 0.75 + (i % 3) * 0.12, i % 2 ? colours.green : colours.greenDark)),
    hall(330, 900, colours.blue),
    rect(330, 325, 900, 46, colours.amber),
    '<text x="780" y="360" text-anchor="middle" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="34" letter-spacing="8" fill="hsl(222 45% 13%)">VELDKAMP MACHINES</text>',
    repeat(
      3,
      (i) =>
        rect(400 + i * 280, 420, 210, 180, 'hsl(215 20% 82%)') +
        repeat(5, (k) => rect(400 + i * 280, 452 + k * 34, 210, 3, 'hsl(215 18% 66%)')),
    ),
    rect(0, 596, 1600, 304, 'hsl(38 18% 70%)'),
    polygon('0,640 1600,610 1600,900 0,900', 'hsl(38 16% 64%)'),
    repeat(60, (i) => circle((i * 397) % 1600, 660 + ((i * 83) % 230), 2 + (i % 3), 'hsl(38 14% 52%)')),
    place(loader(colours.amber), 150, 700, 0.82),
    place(forklift(colours.red), 1120, 690, 0.78),
    place(mower(colours.green), 1270, 812, 0.9),
    place(tractor('hsl(140 45% 36%)', 'hsl(45 90% 60%)'), 560, 790, 1.12),
  ].join(''),
);

const workshop = wide(
  ['hsl(217 32% 26%)', 'hsl(215 25% 40%)'],
  [
    repeat(7, (i) =>
      polygon(`${i * 260 - 40},0 ${i * 260 + 10},0 ${i * 260 + 60},150 ${i * 260 + 30},150`, 'hsl(217 34% 18%)'),
    ),
    repeat(
      5,
      (i) =>
        rect(120 + i * 320, 96, 190, 16, 'hsl(50 100% 92%)', 8) +
        faded(
          polygon(
            `${120 + i * 320},112 ${310 + i * 320},112 ${440 + i * 320},640 ${-10 + i * 320},640`,
            'hsl(50 100% 90%)',
          ),
          0.07,
        ),
    ),
    rect(0, 150, 1600, 490, 'hsl(215 22% 46%)'),
    rect(0, 470, 1600, 170, colours.blueMid),
    rect(100, 200, 360, 220, 'hsl(215 20% 34%)', 8),
    repeat(9, (i) => rect(130 + i * 35, 228, 12, 60 + ((i * 37) % 90), i % 3 ? colours.steel : colours.amber, 4)),
    rect(1130, 190, 330, 300, 'hsl(205 60% 80%)'),
    repeat(3, (i) => rect(1130 + i * 110, 190, 8, 300, colours.ink)),
    rect(0, 640, 1600, 260, 'hsl(30 8% 46%)'),
    polygon('0,690 1600,660 1600,900 0,900', 'hsl(30 8% 42%)'),
    rect(480, 610, 34, 190, colours.amber, 6) +
      rect(1010, 610, 34, 190, colours.amber, 6) +
      rect(430, 700, 664, 26, colours.amber, 6),
    place(tractor(colours.red, 'hsl(45 20% 90%)'), 500, 700, 1.2),
    rect(1190, 620, 230, 190, colours.red, 10) +
      repeat(
        4,
        (i) => rect(1206, 640 + i * 42, 198, 32, 'hsl(6 60% 38%)', 4) + rect(1280, 652 + i * 42, 50, 6, 'white', 3),
      ),
    circle(1226, 822, 18, colours.ink) + circle(1384, 822, 18, colours.ink),
    rect(90, 660, 250, 22, 'hsl(28 40% 50%)') +
      rect(110, 680, 18, 130, colours.ink) +
      rect(300, 680, 18, 130, colours.ink) +
      rect(140, 620, 60, 40, colours.blue, 6) +
      rect(220, 600, 34, 60, colours.amber, 6),
  ].join(''),
);

const boxColours = [
  colours.amber,
  'hsl(30 45% 58%)',
  colours.blueLight,
  'hsl(30 40% 48%)',
  colours.red,
  'hsl(35 50% 66%)',
];
const rack = (x: number) =>
  [
    repeat(4, (row) =>
      repeat(4, (i) => {
        const height = 52 + ((row * 31 + i * 17) % 44);
        return rect(
          x + 16 + i * 84,
          232 + row * 128 - height + 86,
          68,
          height,
          boxColours[(row * 5 + i * 3 + x) % 6] ?? colours.amber,
          3,
        );
      }),
    ),
    repeat(4, (row) => rect(x, 318 + row * 128, 354, 14, colours.amberDark)),
    rect(x - 4, 170, 14, 600, colours.blue) + rect(x + 346, 170, 14, 600, colours.blue),
  ].join('');

const warehouse = wide(
  ['hsl(40 30% 90%)', 'hsl(38 22% 76%)'],
  [
    repeat(6, (i) => rect(80 + i * 270, 60, 170, 12, 'white', 6)),
    rect(0, 770, 1600, 130, 'hsl(215 14% 62%)'),
    polygon('640,770 960,770 1180,900 420,900', 'hsl(215 14% 70%)'),
    line('M640 770 L420 900 M960 770 L1180 900', colours.amber, 8),
    rack(40),
    rack(420),
    rack(1000),
    rack(1380),
    place(forklift(colours.amber), 700, 850, 1.15),
    rect(1180, 690, 130, 90, 'hsl(30 45% 58%)', 4) + rect(1170, 780, 150, 16, 'hsl(28 40% 40%)'),
  ].join(''),
);

const showroom = wide(
  ['hsl(222 55% 16%)', 'hsl(222 45% 30%)', 'hsl(28 60% 58%)'],
  [
    repeat(40, (i) => circle((i * 271) % 1600, (i * 97) % 280, 1.5, 'hsl(45 80% 90% / .7)')),
    rect(170, 240, 1260, 440, colours.ink),
    rect(170, 240, 1260, 64, colours.blue) + rect(170, 296, 1260, 8, colours.amber),
    '<text x="800" y="282" text-anchor="middle" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="32" letter-spacing="10" fill="white">VELDKAMP MACHINES</text>',
    rect(190, 320, 1220, 350, 'hsl(42 90% 84%)'),
    repeat(6, (i) => rect(240 + i * 205, 330, 120, 8, 'white', 4)),
    rect(190, 600, 1220, 70, 'hsl(38 45% 70%)'),
    place(tractor(colours.blueMid, 'white'), 290, 640, 0.82),
    place(mower(colours.amber), 760, 645, 0.85),
    place(loader(colours.red), 1020, 640, 0.76),
    repeat(7, (i) => rect(190 + i * 203, 304, 10, 366, colours.ink)),
    rect(0, 680, 1600, 220, 'hsl(222 25% 20%)'),
    faded(polygon('190,680 1410,680 1560,900 40,900', 'hsl(42 90% 70%)'), 0.28),
  ].join(''),
);

const factory = wide(
  ['hsl(205 35% 88%)', 'hsl(210 28% 74%)'],
  [
    repeat(
      5,
      (i) =>
        rect(70 + i * 310, 70, 240, 210, 'hsl(200 70% 93%)') +
        repeat(3, (k) => rect(70 + i * 310 + k * 80, 70, 5, 210, colours.steel)),
    ),
    rect(0, 300, 1600, 30, colours.amber) + rect(0, 330, 1600, 8, colours.amberDark),
    rect(640, 326, 110, 44, colours.ink, 6) + line('M695 370 L695 450', colours.ink, 6),
    repeat(6, (i) => rect(i * 310 + 10, 0, 26, 640, 'hsl(214 18% 56%)')),
    rect(60, 430, 330, 210, colours.blueMid, 10) +
      rect(90, 460, 130, 80, 'hsl(200 60% 80%)', 6) +
      repeat(3, (i) => circle(260 + i * 40, 480, 12, i === 0 ? colours.red : colours.amber)),
    rect(1130, 400, 400, 240, colours.blue, 10) +
      rect(1170, 440, 200, 110, 'hsl(200 60% 80%)', 6) +
      rect(1400, 440, 90, 160, colours.blueMid, 6),
    rect(0, 640, 1600, 260, 'hsl(212 14% 58%)'),
    polygon('0,700 1600,660 1600,900 0,900', 'hsl(212 14% 54%)'),
    line('M0 720 L1600 682 M0 880 L1600 830', colours.amber, 10),
    place(forklift('hsl(6 68% 48%)'), 520, 800, 1.35),
    rect(940, 690, 150, 70, 'hsl(30 45% 58%)', 4) +
      rect(955, 626, 120, 64, 'hsl(35 50% 66%)', 4) +
      rect(930, 760, 170, 14, 'hsl(28 40% 40%)'),
  ].join(''),
);

const park = wide(
  ['hsl(205 70% 72%)', 'hsl(190 60% 86%)', 'hsl(60 60% 92%)'],
  [
    cloud(240, 130, 1.3),
    cloud(980, 170, 1),
    path('M0 470 Q420 410 860 462 T1600 440 V900 H0 Z', 'hsl(120 28% 56%)'),
    repeat(10, (i) =>
      tree(60 + i * 170, 500 + (i % 3) * 14, 0.8 + (i % 4) * 0.16, i % 3 ? 'hsl(130 36% 38%)' : 'hsl(105 38% 44%)'),
    ),
    path('M0 540 Q800 490 1600 545 V900 H0 Z', 'hsl(105 42% 48%)'),
    repeat(8, (i) =>
      polygon(
        `${640 + i * 40},520 ${660 + i * 40},520 ${300 + i * 160 + (i - 4) * 90},900 ${200 + i * 160 + (i - 4) * 90},900`,
        'hsl(102 44% 54%)',
      ),
    ),
    path('M1600 610 Q1180 640 1090 720 T980 900 H1240 Q1240 800 1330 730 T1600 690 Z', 'hsl(40 45% 82%)'),
    place(mower(colours.red), 460, 790, 1.55),
    tree(1400, 760, 1.7, 'hsl(125 38% 30%)'),
    rect(1150, 612, 130, 12, 'hsl(28 40% 40%)', 3) +
      rect(1160, 624, 8, 34, colours.ink) +
      rect(1262, 624, 8, 34, colours.ink) +
      rect(1150, 586, 130, 10, 'hsl(28 40% 40%)', 3),
  ].join(''),
);

/** Wide pictures of 1600 x 900, by file name. */
export const placePictures = { yard, workshop, warehouse, showroom, field, factory, park } as const;
