import { parse, type AnyNode, type Node } from 'acorn';
import { fullAncestor } from 'acorn-walk';

import { isDeclared, toTested, toLastName, toUsed } from './name-uses';
import type { NewerNames } from './newer-names';

/**
 * The last version of the language that all browsers of the floor support completely: Chrome 109 lacks methods of 2023
 * and syntax of 2024.
 */
const ecmaVersion = 2022;

type Use = { name: string; around: readonly Node[] };

/**
 * Finds features of a script that are newer than the floor: syntax, and names used without a feature test (`typeof x`,
 * `'x' in y`, `y.x && …`, `y.x?.()`) in the same function or an enclosing one.
 * @returns `URL.canParse`, or the parser's message for unknown syntax
 */
export function findNewer(script: string, names: NewerNames): string[] {
  let program: Node;
  try {
    program = parse(script, { ecmaVersion, sourceType: 'script' });
  } catch (error) {
    const at = (error as { pos?: number }).pos ?? 0;
    return [`${String(error)}: ${script.slice(Math.max(0, at - 30), at + 30)}`];
  }
  const uses: Use[] = [];
  const tested = new Map<Node, Set<string>>();
  const declared = new Set<string>();
  fullAncestor(program, (node: Node, _state: unknown, ancestors: Node[]) => {
    const own = node as AnyNode;
    const around = ancestors.slice(0, -1) as AnyNode[];
    if (own.type === 'Identifier' && isDeclared(own, around.at(-1))) declared.add(own.name);
    const test = toTested(own, around.at(-1));
    if (test !== null) {
      const place = around.findLast(isFunction) ?? program;
      tested.set(place, (tested.get(place) ?? new Set()).add(test));
    }
    const name = toUsed(own, around.at(-1), names);
    if (name !== null) uses.push({ name, around });
  });
  const isTested = ({ name, around }: Use) => around.some((place) => tested.get(place)?.has(toLastName(name)) === true);
  return [...new Set(uses.filter((use) => !declared.has(use.name) && !isTested(use)).map(({ name }) => name))];
}

const isFunction = ({ type }: Node) => /Function/.test(type);
