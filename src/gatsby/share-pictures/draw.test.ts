/** @size medium */
import sharp from 'sharp';

import { drawSharePicture, prepareGround, prepareImage } from './draw';

const words = {
  title: 'Fendt 724 Vario',
  facts: [{ label: 'Bouwjaar', value: '2018' }],
  price: '€ 74.950',
  note: 'excl. btw',
  status: 'Verkocht',
};

/** The mean of the colours in a part of a picture. */
async function getMean(picture: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

test('a picture has the size that messengers want, and stays small enough for them', async () => {
  const photo = await prepareImage(
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#d02020' } })
      .png()
      .toBuffer(),
  );
  const picture = await drawSharePicture(await prepareGround(null), photo, words);
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(picture.length).toBeLessThan(300_000);
  const [red = 0, green = 255] = await getMean(picture, { left: 100, top: 300, width: 400, height: 200 });
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(60);
});

test('without a photo a drawn machine stands in its place', async () => {
  const picture = await drawSharePicture(await prepareGround(null), null, words);
  const [red = 0] = await getMean(picture, { left: 20, top: 560, width: 100, height: 50 });
  expect(red).toBeGreaterThan(200);
});

const longest = 'Joskin Gigaliner 9000 Premium Plus Comfort Edition met verlengde giek, dubbele';

test('with few facts the longest name is there to its end', async () => {
  const ground = await prepareGround(null);
  const [one, other] = await Promise.all(
    ['cilinder', 'trommel'].map((end) => drawSharePicture(ground, null, { ...words, title: `${longest} ${end}` })),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test.each(['excl. btw', ''])(
  'with all facts the longest name leaves room between them and the price (‘%s’)',
  async (note) => {
    const facts = ['Bouwjaar', 'Draaiuren', 'Vermogen'].map((label) => ({ label, value: '1.234 uur' }));
    const picture = await drawSharePicture(await prepareGround(null), null, { ...words, title: longest, facts, note });
    const between = { left: 806, top: note === '' ? 535 : 499, width: 348, height: 8 };
    const { channels } = await sharp(await sharp(picture).extract(between).toBuffer()).stats();
    for (const { min, max } of channels) expect(max - min).toBeLessThan(60);
  },
);

test('a text in letters that the font lacks is left out whole, with what it is called', async () => {
  const ground = await prepareGround(null);
  const draw = (changed: Partial<typeof words>) => drawSharePicture(ground, null, { ...words, ...changed });
  const belarus = { label: 'Merk', value: 'Беларус' };
  const half = await draw({
    title: 'Беларус 82',
    facts: [belarus, ...words.facts],
    status: 'Продано',
    note: 'без НДС',
  });
  expect(half.equals(await draw({ title: '', status: '', note: '' }))).toBe(true);
  expect(half.equals(await draw({ title: '82', status: '', note: '' }))).toBe(false);
});

test('what shows through in a photo is white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const photo = await sharp({ create: { width: 40, height: 30, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const picture = await drawSharePicture(await prepareGround(null), await prepareImage(photo), words);
  for (const mean of await getMean(picture, { left: 100, top: 300, width: 400, height: 200 }))
    expect(mean).toBeGreaterThan(250);
});

test('a photo that a telephone lay on its side for is turned', async () => {
  const half = (background: string) => ({ create: { width: 60, height: 40, channels: 3, background } }) as const;
  const lying = await sharp(half('#d02020'))
    .extend({ left: 60, background: '#2020d0' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = await drawSharePicture(await prepareGround(null), await prepareImage(lying), words);
  const [above = 255] = await getMean(picture, { left: 300, top: 150, width: 100, height: 100 });
  const [below = 0] = await getMean(picture, { left: 300, top: 500, width: 100, height: 100 });
  expect([above < 60, below > 180]).toEqual([true, true]);
});

test('what is no picture is refused', async () => {
  await expect(prepareImage(Buffer.from('<html>'))).rejects.toThrow();
});
