import { rmSync } from 'node:fs';

// What builds keep for the next one. Releases stay, they are what is being served, and so do edits of the demo.
for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
