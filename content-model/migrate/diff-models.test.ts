/** @size small */
import fc from 'fast-check';

import type { ContentfulField } from '../contentful-format';

import { diffModels, type Step } from './diff-models';
import { hashModel, type Model, type ModelType } from './model';

const toField = (id: string, name: string, required: boolean): ContentfulField => ({
  ...{ id, name, type: 'Symbol', localized: false, required, disabled: false, omitted: false, validations: [] },
});

const fieldIds = ['a', 'b', 'c', 'd'];
const field = fc.record({ name: fc.constantFrom('One', 'Two'), required: fc.boolean() });
const type = fc
  .tuple(fc.shuffledSubarray(fieldIds, { minLength: 1 }), fc.array(field, { minLength: 4, maxLength: 4 }))
  .map(([ids, options]): ModelType => {
    const fields = ids.map((id, place) => toField(id, options[place]?.name ?? '', options[place]?.required ?? false));
    const controls = fields.map(({ id, name }) => [id, { widgetId: 'singleLine', settings: { helpText: name } }]);
    return {
      ...{ name: fields[0]?.name ?? '', description: '', displayField: ids[0] ?? null, fields },
      controls: Object.fromEntries(controls) as ModelType['controls'],
    };
  });
const model = fc.dictionary(fc.constantFrom('page', 'hero', 'news'), type) as fc.Arbitrary<Model>;

/** What a space makes of the steps, in their order. */
function apply(before: Model, steps: readonly Step[]): Model {
  const types = new Map(Object.entries(structuredClone(before)));
  for (const step of steps) {
    const one = types.get(step.type) ?? { ...{ fields: [], controls: {} }, ...emptyOptions };
    types.set(step.type, applyTo(one, step));
    if (step.kind === 'deleteType') types.delete(step.type);
  }
  return Object.fromEntries(types);
}

const emptyOptions = { name: '', description: '', displayField: null };

function applyTo(one: ModelType, step: Step): ModelType {
  const without = 'field' in step ? one.fields.filter(({ id }) => id !== step.field) : one.fields;
  const own = 'field' in step ? one.fields.find(({ id }) => id === step.field) : undefined;
  switch (step.kind) {
    case 'createType':
    case 'editType':
      return { ...one, ...step.options };
    case 'createField':
      return { ...one, fields: [...one.fields, { id: step.field, disabled: false, omitted: false, ...step.options }] };
    case 'editField':
      return { ...one, fields: one.fields.map((each) => (each === own ? { ...each, ...step.options } : each)) };
    case 'deleteField': {
      const controls = Object.entries(one.controls).filter(([id]) => id !== step.field);
      return { ...one, fields: without, controls: Object.fromEntries(controls) };
    }
    case 'moveField': {
      const place = without.findIndex(({ id }) => id === step.after) + 1;
      return { ...one, fields: own === undefined ? one.fields : without.toSpliced(place, 0, own) };
    }
    case 'control':
      return { ...one, controls: { ...one.controls, [step.field]: step.control } };
    case 'deleteType':
      return one;
  }
}

test('the steps lead from any model to any other, and there are none to itself', () => {
  fc.assert(
    fc.property(model, model, (before, after) => {
      expect(apply(before, diffModels(before, after))).toEqual(after);
      expect(diffModels(after, after)).toEqual([]);
    }),
  );
});

test('a model is known by its hash, whatever else is in the space', () => {
  const ids = new Set(['page', 'hero']);
  fc.assert(
    fc.property(model, type, (one, other) => {
      const hash = hashModel(one, ids);
      expect(hashModel({ ...one, news: other }, ids)).toBe(hash);
      expect(hashModel({ ...one, page: { ...other, name: 'Another' } }, ids)).not.toBe(hash);
    }),
  );
});

test('a field that changes its type is for somebody to decide', () => {
  const of = (one: ContentfulField): Model => ({ page: { ...emptyOptions, fields: [one], controls: {} } });
  const before = toField('a', 'A', false);
  expect(() => diffModels(of(before), of({ ...before, type: 'Text' }))).toThrow(/field a of page changes its type/);
});
