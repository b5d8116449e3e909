import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createClient } from 'contentful-management';
import { runMigration } from 'contentful-migration';

import { contentTypes } from '../content-model';
import { countApplied, migrationsFolder, readMigrations } from '../content-model/migrate/migrations';
import { toModel, type Model } from '../content-model/migrate/model';
import { toContentful } from '../content-model/to-contentful';

import { toSource } from './lib/migration-source';
import { loadEnvironment } from './lib/settings';
import { readSpaceAccess, type SpaceAccess } from './lib/space-access';

/** The model after the last migration, which the next one begins at. */
const modelFile = path.join(migrationsFolder, 'model.json');

/**
 * `npm run content-model:migrate`: changes the content model of a space by the scripts in `content-model/migrations/`.
 * `up` runs those that it has not, `down` takes the last one back, `status` (or nothing) says which it has, and `new
 * <name>` writes the script for what changed in `content-model/types/`.
 */
async function main(): Promise<void> {
  loadEnvironment();
  const [command = 'status', name] = process.argv.slice(2);
  if (command === 'new') return addMigration(name);
  if (!['status', 'up', 'down'].includes(command)) throw new Error('Say status, up, down, or new and a name.');
  const access = readSpaceAccess(process.env);
  const [migrations, latest] = [await readMigrations(), readModel()];
  const count = async () => countApplied(await fetchModel(access), migrations, latest);
  const applied = await count();
  if (command === 'status') {
    for (const [place, one] of migrations.entries())
      console.log(`${place < applied ? 'applied' : 'to do  '} ${one.name}`);
    return;
  }
  const due = command === 'up' ? migrations.slice(applied) : migrations.slice(0, applied).slice(-1);
  for (const one of due) {
    console.log(`${one.name}: ${command}`);
    await runMigration({ ...access, migrationFunction: command === 'up' ? one.up : one.down, yes: true });
  }
  console.log(`The space has ${String(await count())} of ${String(migrations.length)} migrations.`);
}

async function addMigration(name = ''): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name the change in small letters with dashes, for example news-and-stories.');
  const before = readModel();
  const after = toModel(toContentful(contentTypes));
  if (JSON.stringify(before) === JSON.stringify(after))
    throw new Error('The content types are as after the last migration.');
  const number = String((await readMigrations()).length + 1).padStart(4, '0');
  const file = path.join(migrationsFolder, `${number}-${name}.ts`);
  writeFileSync(file, await toSource(before, after));
  writeFileSync(modelFile, `${JSON.stringify(after)}\n`);
  console.log(`Wrote ${file}. Look through it: what is in a field that goes is lost.`);
}

function readModel(): Model {
  return JSON.parse(readFileSync(modelFile, 'utf8')) as Model;
}

async function fetchModel({ accessToken, host, spaceId, environmentId }: SpaceAccess): Promise<Model> {
  const client = createClient({ accessToken, host }, { type: 'plain', defaults: { spaceId, environmentId } });
  const query = { query: { limit: 1000 } };
  const [types, editors] = await Promise.all([
    client.contentType.getMany(query),
    client.editorInterface.getMany(query),
  ]);
  return toModel({ contentTypes: types.items as never, editorInterfaces: editors.items });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
