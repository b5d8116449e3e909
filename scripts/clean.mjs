import { rmSync } from 'node:fs';

// Removes the caches of builds. Releases stay, because one of them is being served, and so do edits of the demo
// content.
for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
