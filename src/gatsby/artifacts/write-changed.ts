import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder that is published. */
export function getPublicFolder(): string {
  return path.join(process.cwd(), 'public');
}

/**
 * Writes a file into the folder that is published. One that stays the same keeps its time, by which servers and
 * releases know it.
 * @param name its path, with or without a slash in front
 */
export async function writeChanged(name: string, content: string | Buffer): Promise<void> {
  const file = path.join(getPublicFolder(), name);
  const before = await readFile(file).catch(() => null);
  if (before?.equals(Buffer.from(content)) === true) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
