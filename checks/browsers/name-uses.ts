import type { AnyNode, Identifier, MemberExpression } from 'acorn';

import type { NewerNames } from './newer-names';

const windows = ['window', 'self', 'globalThis'];

/**
 * The newer name that a node uses: `scheduler`, `URL.canParse`, `.toSorted`. One that is only asked for is not used.
 */
export function toUsed(node: AnyNode, parent: AnyNode | undefined, names: NewerNames): string | null {
  if (toAsked(node, parent) !== null || isOptional(node, parent)) return null;
  if (node.type === 'Identifier') return names.globals.has(node.name) ? node.name : null;
  if (node.type !== 'MemberExpression' || isAssigned(node, parent)) return null;
  const member = toMember(node);
  const owner = toName(node.object);
  if (member === null) return null;
  if (owner !== null && windows.includes(owner) && names.globals.has(member)) return member;
  // Found by itself: who has asked for the whole has asked for its parts.
  if (owner !== null && names.globals.has(owner)) return null;
  if (owner !== null && names.statics.has(`${owner}.${member}`)) return `${owner}.${member}`;
  // Calls alone: a property that is not there is undefined, and objects of our own have some of the same names.
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  return isCalled && names.members.has(member) ? `.${member}` : null;
}

/**
 * The name of which a node asks whether it is there: as the operand of `typeof`, before `in`, in a condition, or
 * compared.
 */
export function toAsked(node: AnyNode, parent: AnyNode | undefined): string | null {
  if (node.type === 'BinaryExpression' && node.operator === 'in')
    return node.left.type === 'Literal' ? String(node.left.value) : null;
  const isCondition =
    parent?.type === 'LogicalExpression' ||
    (parent?.type === 'UnaryExpression' && /^(typeof|!)$/.test(parent.operator)) ||
    (parent?.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator)) ||
    ((parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === node);
  return isCondition ? toName(node) : null;
}

/** Whether a name is the script's own: a variable, a parameter, a function or a class of this name. */
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

/** `y.x?.()` */
function isOptional(node: AnyNode, parent: AnyNode | undefined): boolean {
  return parent?.type === 'CallExpression' && parent.optional && parent.callee === node;
}

function isAssigned(node: AnyNode, parent: AnyNode | undefined): boolean {
  return parent?.type === 'AssignmentExpression' && parent.left === node;
}
