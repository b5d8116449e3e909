import { materials } from '../engine/material';
import { block, mirror } from '../engine/solid';

import { fitted } from './body';

test('a part fitted to a side adds only the face that looks away from it, above the parts before it', () => {
  const box = block([-1, 0, -0.5], [1, 1, 0.5], materials.paint);
  const door = block([0, 0.2, 0.5], [0.8, 0.9, 0.52], materials.shade);
  const handle = block([0.1, 0.5, 0.52], [0.2, 0.6, 0.54], materials.black);
  const added = fitted(box, [door, mirror(door), handle]).faces.slice(box.faces.length);
  const layers = added.map(({ layer }) => layer);
  expect(added.map(({ normal }) => normal[2])).toEqual([1, -1, 1]);
  expect(layers).toEqual([...layers].sort((a, b) => a - b));
  expect(layers[0]).toBeGreaterThan(Math.max(...box.faces.map(({ layer }) => layer)));
  expect(new Set(layers).size).toBe(3);
});
