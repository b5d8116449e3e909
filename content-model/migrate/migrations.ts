import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { MigrationFunction } from 'contentful-migration';

import { diffModels } from './diff-models';
import { hashModel, type Model } from './model';

/** One change of the content model, both ways. */
export type Migration = {
  /** As its file: `0001-news`. */
  name: string;
  /** The models before and after it (`hashModel`). */
  from: string;
  to: string;
  up: MigrationFunction;
  down: MigrationFunction;
};

export const migrationsFolder = path.join(__dirname, '../migrations');

/** All migrations, the first one first. */
export async function readMigrations(): Promise<Migration[]> {
  const files = readdirSync(migrationsFolder).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file));
  return Promise.all(
    files.sort().map(async (file) => ({
      ...((await import(path.join(migrationsFolder, file))) as Omit<Migration, 'name'>),
      name: path.basename(file, '.ts'),
    })),
  );
}

/**
 * How many of the migrations a space has, by its model. Nothing in the space says so, and nothing has to be kept there.
 * Throws an error that names the differences if it is none of the models, as when it was changed by hand.
 * @param latest the model after all of them
 */
export function countApplied(space: Model, migrations: readonly Migration[], latest: Model): number {
  const ids = new Set(Object.keys(latest));
  const hash = hashModel(space, ids);
  if (hash === hashModel(latest, ids)) return migrations.length;
  const next = migrations.findIndex(({ from }) => from === hash);
  if (next >= 0) return next;
  throw new Error(
    `The content model of the space is none that the site had. Against the latest one it differs in:\n${listDifferences(space, latest).join('\n')}`,
  );
}

/** Each difference in a line, without those of how editors see fields. */
export function listDifferences(space: Model, latest: Model): string[] {
  const lines = Object.entries(latest).flatMap(([type, after]) => {
    const before = space[type];
    if (before === undefined) return [`  ${type}: is not there`];
    try {
      return diffModels({ [type]: before }, { [type]: after }).flatMap((step) =>
        step.kind === 'control' ? [] : [`  ${type}${'field' in step ? `.${step.field}` : ''}: ${toWords[step.kind]}`],
      );
    } catch (error) {
      return [`  ${type}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return [...new Set(lines)];
}

const toWords = {
  createType: 'is not there',
  editType: 'is called or described otherwise',
  deleteType: 'is too much',
  createField: 'is not there',
  editField: 'has other settings',
  deleteField: 'is too much',
  moveField: 'stands elsewhere',
} as const;
