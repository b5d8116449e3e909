import { rmSync } from 'node:fs';

// What builds keep for the next one. Releases stay: they are what is being served.
for (const folder of ['.cache', 'public', '.sandbox']) rmSync(folder, { recursive: true, force: true });
