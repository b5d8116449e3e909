import type { MigrationFunction } from 'contentful-migration';

/** The models that this leads between (`hashModel`). */
export const from = '7b8cd0936a25b79c';
export const to = '0e58ff2d16d099af';

export const up: MigrationFunction = (migration) => {
  const service = migration.editContentType('service');
  service.createField('order', {
    name: 'Order',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 999 } }],
  });
  service.changeFieldControl('order', 'builtin', 'numberEditor', {
    helpText: 'Place among the services, the same in every language: 1 comes first. Without it: last, by title.',
  });
};

export const down: MigrationFunction = (migration) => {
  const service = migration.editContentType('service');
  service.deleteField('order');
};
