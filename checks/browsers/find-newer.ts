import { parse, type AnyNode, type Node } from 'acorn';
import { fullAncestor } from 'acorn-walk';

import { isDeclared, toAsked, toLastName, toUsed } from './name-uses';
import type { NewerNames } from './newer-names';

/**
 * The last version of the language that all browsers of the floor know whole: of 2023 Chrome 109 lacks methods, of 2024
 * it lacks syntax.
 */
const ecmaVersion = 2022;

type Use = { name: string; around: readonly Node[] };

/**
 * What a script says that is newer than the floor: its syntax, and the names it uses without asking whether the browser
 * knows them (`typeof x`, `'x' in y`, `y.x && …`, `y.x?.()`), in the function that uses them or in one around it.
 * @returns `URL.canParse`, or what the parser says where it does not know the syntax
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
  const asked = new Map<Node, Set<string>>();
  const declared = new Set<string>();
  fullAncestor(program, (node: Node, _state: unknown, ancestors: Node[]) => {
    const own = node as AnyNode;
    const around = ancestors.slice(0, -1) as AnyNode[];
    if (own.type === 'Identifier' && isDeclared(own, around.at(-1))) declared.add(own.name);
    const question = toAsked(own, around.at(-1));
    if (question !== null) {
      const place = around.findLast(isFunction) ?? program;
      asked.set(place, (asked.get(place) ?? new Set()).add(question));
    }
    const name = toUsed(own, around.at(-1), names);
    if (name !== null) uses.push({ name, around });
  });
  const isAsked = ({ name, around }: Use) => around.some((place) => asked.get(place)?.has(toLastName(name)) === true);
  return [...new Set(uses.filter((use) => !declared.has(use.name) && !isAsked(use)).map(({ name }) => name))];
}

const isFunction = ({ type }: Node) => /Function/.test(type);
