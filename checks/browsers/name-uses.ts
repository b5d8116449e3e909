import type { AnyNode, Identifier, MemberExpression } from 'acorn';

import type { NewerNames } from './newer-names';

const windows = ['window', 'self', 'globalThis'];

/** Returns the newer name that a node uses: `scheduler`, `URL.canParse`, `.toSorted`. A feature test is no use. */
export function toUsed(node: AnyNode, parent: AnyNode | undefined, names: NewerNames): string | null {
  if (toTested(node, parent) !== null || isOptional(node, parent)) return null;
  if (node.type === 'Identifier') return names.globals.has(node.name) ? node.name : null;
  if (node.type !== 'MemberExpression' || isAssigned(node, parent)) return null;
  const member = toMember(node);
  const owner = toName(node.object);
  if (member === null) return null;
  if (owner !== null && windows.includes(owner) && names.globals.has(member)) return member;
  // The global is found itself, and a test of the global covers its members.
  if (owner !== null && names.globals.has(owner)) return null;
  if (owner !== null && names.statics.has(`${owner}.${member}`)) return `${owner}.${member}`;
  // Only calls count: a missing property is undefined, and own objects share some of the names.
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  return isCalled && names.members.has(member) ? `.${member}` : null;
}

/** Returns the name that a node tests for existence: the operand of `typeof` or `in`, a condition, or a comparison. */
export function toTested(node: AnyNode, parent: AnyNode | undefined): string | null {
  if (node.type === 'BinaryExpression' && node.operator === 'in')
    return node.left.type === 'Literal' ? String(node.left.value) : null;
  const isCondition =
    parent?.type === 'LogicalExpression' ||
    (parent?.type === 'UnaryExpression' && /^(typeof|!)$/.test(parent.operator)) ||
    (parent?.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator)) ||
    ((parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === node);
  return isCondition ? toName(node) : null;
}

/** Whether the script declares a name itself, as a variable, parameter, function or class. */
export function isDeclared(node: Identifier, parent: AnyNode | undefined): boolean {
  if (parent === undefined) return false;
  if (/Pattern$|^RestElement$|^CatchClause$/.test(parent.type)) return true;
  if ('params' in parent && (parent.params as AnyNode[]).includes(node)) return true;
  return 'id' in parent && parent.id === node;
}

/** @example toLastName('URL.canParse') // 'canParse' */
export function toLastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function toName(node: AnyNode): string | null {
  if (node.type === 'ChainExpression') return toName(node.expression);
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? toMember(node) : null;
}

function toMember({ property, computed }: MemberExpression): string | null {
  if (property.type === 'Literal') return typeof property.value === 'string' ? property.value : null;
  return property.type === 'Identifier' && !computed ? property.name : null;
}

/** `y.x?.()` or `window.x?.y`; a bare `x?.y` throws where there is no `x`. */
function isOptional(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'CallExpression') return parent.optional && parent.callee === node;
  const isObject = parent?.type === 'MemberExpression' && parent.optional && parent.object === node;
  return isObject && node.type === 'MemberExpression';
}

function isAssigned(node: AnyNode, parent: AnyNode | undefined): boolean {
  return parent?.type === 'AssignmentExpression' && parent.left === node;
}
