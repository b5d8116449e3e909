import type { FastifyInstance } from 'fastify';

import { fieldFiguresPath } from '../../src/config/field-figures';
import { addPostRoute } from '../site/add-post-route';

import type { FieldFigures } from './field-figures';
import { readFigures } from './read-figures';

/** The largest post has 20 figures of some 80 bytes. */
const maxBytes = 4096;

/** Adds `POST /vitals`, to which visitors' browsers send field figures (`addPostRoute` says how it answers). */
export function addVitals(server: FastifyInstance, { add }: Pick<FieldFigures, 'add'>): Promise<void> {
  return addPostRoute(server, {
    path: fieldFiguresPath,
    maxBytes,
    invalid: 'These are no field figures.',
    tooMany: 'Too many figures in this minute.',
    add(body) {
      const figures = readFigures(body);
      if (figures === null) return 'invalid';
      return add(figures) ? 'added' : 'too many';
    },
  });
}
