/** @size medium */
import { measureProcess } from './measure-process';

const options = { cwd: process.cwd(), env: process.env };
const node = (script: string) => [process.execPath, '-e', script];

test('time and memory include child processes', async () => {
  const child = "const held = Buffer.alloc(200e6, 1); setTimeout(() => console.log('done', held.length), 1500)";
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`;
  const taken = await measureProcess(node(script), options);
  expect(taken.output).toBe('done 200000000\n');
  expect(taken.seconds).toBeGreaterThan(1.5);
  if (process.platform !== 'linux') return;
  expect(taken.maxBytes).toBeGreaterThan(200e6);
  expect(taken.processorSeconds).toBeGreaterThan(0);
}, 30_000);

test('a failed command throws with the end of its output', async () => {
  await expect(measureProcess(node("console.error('no disk'); process.exit(3)"), options)).rejects.toThrow(
    /ended with 3:\nno disk/,
  );
});
