import sharp from 'sharp';

/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = { nodeModel: { getNodeById: (query: { id: string }) => { absolutePath: string } | null } };
type Info = { originalResolver: (source: unknown, args: object, context: Context, info: Info) => unknown };
type Picture = { parent: string };

/**
 * The sizes of a picture as the plugin makes them, without a ground for one that shows what is behind it: the plugin's
 * ground, the colour that is there most, is black for what is clear, and stays behind the picture.
 */
export async function toPictureData(picture: Picture, args: object, context: Context, info: Info): Promise<unknown> {
  const data = (await info.originalResolver(picture, args, context, info)) as { backgroundColor?: string } | null;
  const file = context.nodeModel.getNodeById({ id: picture.parent });
  if (data?.backgroundColor === undefined || file === null || !(await isClear(file.absolutePath))) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'backgroundColor'));
}

/** Whether anything shows through a picture. Most say beforehand that nothing can. */
export async function isClear(file: string): Promise<boolean> {
  const { hasAlpha } = await sharp(file).metadata();
  return hasAlpha && !(await sharp(file).stats()).isOpaque;
}
