import * as v from 'valibot';

import { figureNames, figures, figureWays, maxFiguresPerPost, type FieldFigure } from '../../src/config/field-figures';
import { routeIds } from '../../src/i18n/routes';

/** Strict: a post that says more than it should is not counted. */
const figure = v.pipe(
  v.strictObject({
    route: v.picklist(routeIds),
    name: v.picklist(figureNames),
    way: v.picklist(figureWays),
    value: v.pipe(v.number(), v.minValue(0)),
  }),
  v.check(({ name, value }) => value <= figures[name].max),
);
const post = v.strictObject({
  figures: v.pipe(v.array(figure), v.minLength(1), v.maxLength(maxFiguresPerPost)),
});

/** Parses the body of a post, which anybody may have sent. @returns null if any part of it is invalid */
export function readFigures(text: string): readonly FieldFigure[] | null {
  try {
    const parsed = v.safeParse(post, JSON.parse(text));
    return parsed.success ? parsed.output.figures : null;
  } catch {
    return null;
  }
}
