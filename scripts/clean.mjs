import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

// Removes the caches of builds. Releases stay, because one of them is being served, and so do edits of the demo
// content. The folders themselves stay too: a service may write these, not those that are made in their place.
for (const folder of ['.cache', 'public'].filter((each) => existsSync(each)))
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
