import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

import { log } from './log';

/** A failing build may print a whole script in one line. */
const maxLine = 4000;

/**
 * Logs what another program prints, a line each, for a log in which every line has to be an object.
 * @param source the program, e.g. `build`
 */
export function logOutput(stream: Readable, source: string): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', (printed) => {
    const line = stripVTControlCharacters(printed).trimEnd();
    if (line !== '') log.info(line.length > maxLine ? `${line.slice(0, maxLine)} …` : line, { source });
  });
}
