import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { drawDue, type Drawn, type Order } from './draw-due';

const program = 'src/gatsby/share-pictures/draw-process.cjs';

/** Machines from which on it is worth a process of its own, which takes most of a second to start. */
const minMachines = 20;

/**
 * Draws pictures in a process of its own where they are many: of low priority, so that they are drawn in the time that
 * a build leaves over. Gatsby creates tens of thousands of pages, bundles scripts and writes what pages are made of in
 * one thread.
 * @throws what goes wrong there
 */
export async function drawInProcess(order: Order): Promise<Drawn> {
  if (order.due.length < minMachines) return drawDue(order);
  const child = fork(path.resolve(program), {
    // What Gatsby's processes have is for pages.
    execArgv: ['--max-semi-space-size=16'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const answers: Drawn[] = [];
  child.on('message', (answer: Drawn) => answers.push(answer));
  child.send(order);
  // Not when it has ended: its answer may still be under way.
  const [code] = (await once(child, 'close')) as [number | null];
  const [drawn] = answers;
  if (drawn === undefined) throw new Error(`Pictures for sharing were not drawn (code ${String(code)})`);
  return drawn;
}
