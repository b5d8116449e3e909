import { circle, colours, faded, path, rect, toSvg } from './shapes';

const skins = ['hsl(24 55% 78%)', 'hsl(22 48% 66%)', 'hsl(20 42% 50%)', 'hsl(26 60% 84%)'];
const hairs = ['hsl(25 35% 22%)', 'hsl(38 55% 50%)', 'hsl(220 8% 62%)', 'hsl(12 55% 34%)', 'hsl(222 25% 15%)'];
const grounds = [
  ['hsl(37 92% 62%)', 'hsl(30 85% 48%)'],
  ['hsl(220 45% 46%)', 'hsl(222 55% 26%)'],
  ['hsl(38 50% 88%)', 'hsl(36 45% 74%)'],
  ['hsl(214 45% 80%)', 'hsl(218 40% 62%)'],
] as const;
const clothes = [colours.blue, colours.amber, colours.greenDark, colours.red, colours.blueMid];

/** Hair behind and on the head, centred on x = 400; the middle of the head is at y = 400. */
const haircuts = [
  {
    back: '',
    front: 'M262 400 Q250 235 400 232 Q552 235 538 400 Q520 330 470 312 Q380 330 300 312 Q272 345 262 400 Z',
  },
  {
    back: 'M250 380 Q250 225 400 225 Q550 225 550 380 L566 620 L234 620 Z',
    front: 'M262 420 Q262 240 400 236 Q540 240 538 420 Q520 318 400 300 Q290 312 262 420 Z',
  },
  { back: '', front: 'M262 384 Q262 242 400 240 Q538 242 538 384 Q525 300 400 298 Q275 300 262 384 Z' },
  {
    back: 'M250 400 Q250 228 400 228 Q550 228 550 400 Q556 490 520 520 L280 520 Q244 490 250 400 Z',
    front: 'M258 410 Q268 238 420 238 Q540 246 542 410 Q520 340 440 290 Q350 330 258 410 Z',
  },
] as const;

const cap =
  path('M258 372 Q258 232 400 230 Q542 232 542 372 Q400 330 258 372 Z', colours.ink) +
  path('M246 384 Q262 338 400 336 Q538 338 554 384 Q400 348 246 384 Z', colours.blueMid);

/** The haircut of each portrait, in the order of the list; 1 and 3 are long. */
const haircutOf = [0, 1, 3, 0, 1, 2, 2, 0, 3, 2, 1, 2];

/**
 * A colleague without a face, 800 x 1000. The index decides hair, clothes and background, so that neighbours differ and
 * each colleague always looks the same.
 */
export function toPortrait(index: number): string {
  const ground = grounds[index % grounds.length] ?? grounds[0];
  const cloth = clothes[(index * 2 + 1) % clothes.length] ?? colours.blue;
  const skin = skins[(index * 3) % skins.length] ?? '';
  const hair = hairs[(index * 2) % hairs.length] ?? '';
  const cut = haircuts[haircutOf[index] ?? 0] ?? haircuts[0];
  const hasOveralls = index % 3 === 2;
  return toSvg(
    800,
    1000,
    ground,
    [
      faded(circle(400, 430, 330, 'white'), 0.16),
      path(cut.back, hair),
      path('M340 500 L460 500 L480 725 L320 725 Z', skin),
      faded(path('M342 560 Q400 620 458 560 L460 600 Q400 660 340 600 Z', colours.ink), 0.18),
      path('M90 1000 Q96 740 300 668 Q400 760 500 668 Q704 740 710 1000 Z', cloth),
      hasOveralls
        ? rect(250, 800, 300, 200, colours.blue, 18) +
          rect(262, 700, 40, 130, colours.blue) +
          rect(498, 700, 40, 130, colours.blue)
        : '',
      path('M300 668 Q400 760 500 668 L526 690 Q400 820 274 690 Z', 'white'),
      rect(520, 850, 96, 44, 'white', 6) +
        rect(532, 862, 60, 6, colours.amberDark, 3) +
        rect(532, 876, 44, 6, colours.steel, 3),
      path('M270 390 Q270 262 400 262 Q530 262 530 390 Q530 560 400 566 Q270 560 270 390 Z', skin),
      circle(266, 420, 26, skin) + circle(534, 420, 26, skin),
      index === 7 || index === 9 ? cap : path(cut.front, hair),
    ].join(''),
  );
}
