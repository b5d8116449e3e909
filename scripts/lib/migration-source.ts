import { format } from 'prettier';

import { diffModels, type Step } from '../../content-model/migrate/diff-models';
import { hashModel, type Model } from '../../content-model/migrate/model';

/** The source of a migration between two models, as a module with `up` and `down` of `contentful-migration`. */
export async function toSource(before: Model, after: Model): Promise<string> {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  const source = `import type { MigrationFunction } from 'contentful-migration';

/** The models that this leads between (\`hashModel\`). */
export const from = '${hashModel(before, ids)}';
export const to = '${hashModel(after, ids)}';

export const up: MigrationFunction = (migration) => {
${toStatements(diffModels(before, after))}
};

export const down: MigrationFunction = (migration) => {
${toStatements(diffModels(after, before))}
};
`;
  return format(source, { parser: 'typescript', printWidth: 120, singleQuote: true });
}

/** A block for each content type, in the order of the steps. */
function toStatements(steps: readonly Step[]): string {
  const types = [...new Set(steps.map(({ type }) => type))];
  return types
    .map((type) => {
      const own = steps.filter((step) => step.type === type);
      const [first] = own;
      if (first?.kind === 'deleteType') return `migration.deleteContentType(${toCode(type)});`;
      const isNew = first?.kind === 'createType';
      const open = isNew
        ? `const ${type} = migration.createContentType(${toCode(type)}, ${toCode(first.options)});`
        : `const ${type} = migration.editContentType(${toCode(type)});`;
      return [open, ...own.slice(isNew ? 1 : 0).map(toStatement)].join('\n');
    })
    .join('\n\n');
}

function toStatement(step: Step): string {
  const { type } = step;
  switch (step.kind) {
    case 'createField':
    case 'editField':
      return `${type}.${step.kind}(${toCode(step.field)}, ${toCode(step.options)});`;
    case 'deleteField':
      return `${type}.deleteField(${toCode(step.field)});`;
    case 'moveField': {
      const place = step.after === null ? 'toTheTop()' : `afterField(${toCode(step.after)})`;
      return `${type}.moveField(${toCode(step.field)}).${place};`;
    }
    case 'control': {
      const { widgetId, settings } = step.control;
      return `${type}.changeFieldControl(${toCode(step.field)}, 'builtin', ${toCode(widgetId)}, ${toCode(settings)});`;
    }
    case 'editType':
      return Object.entries(step.options)
        .map(([option, value]) => `${type}.${option}(${toCode(value)});`)
        .join('\n');
    case 'createType':
    case 'deleteType':
      return '';
  }
}

function toCode(value: unknown): string {
  return JSON.stringify(value);
}
