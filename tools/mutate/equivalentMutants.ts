/** A node of a parsed source. */
export type Node = Record<string, unknown> & { type: string; start: number; end: number }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The duration in milliseconds from which one more is within the noise of a clock and a busy machine. */
const FEW_MS = 10
const IN_MS = /(?:Ms|_MS|Millis)$/
const WAITS = new Set(['setTimeout', 'setInterval', 'wait', 'pause'])

/**
 * Collects the parts of this node that are not mutated because no test could detect a change: a millisecond more in a
 * duration, a clock exactly at a limit, and the number of an advisory lock, which is arbitrary.
 */
export function noteUnseen(node: Node, unseen: Set<Node>): void {
  const [name, value] = namedBy(node)
  if (isLong(value) && (IN_MS.test(name) || isLockName(node, name))) unseen.add(value)
  if (node.type === 'CallExpression' && WAITS.has(nameOf(node['callee'])))
    for (const given of node['arguments'] as Node[]) if (isLong(given)) unseen.add(given)
  if (node.type !== 'BinaryExpression') return
  const { operator, left, right } = node
  if (/^[<>]=?$/.test(operator as string) && (tellsTime(left) || tellsTime(right))) unseen.add(node)
  if (operator === '+' && tellsTime(left) && isLong(right)) unseen.add(right)
}

/** Returns the value that is named here, and its name. */
function namedBy({ type, id, init, key, value, left, right }: Node): readonly [string, unknown] {
  if (type === 'VariableDeclarator') return [nameOf(id), init]
  if (type === 'Property') return [nameOf(key), value]
  return type === 'AssignmentPattern' ? [nameOf(left), right] : ['', undefined]
}

/** Returns whether the name is that of a single lock; the numbers of several locks must differ. */
const isLockName = ({ type }: Node, name: string): boolean => type === 'VariableDeclarator' && /^LOCK(?:_|$)/.test(name)

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : '')

const isLong = (node: unknown): node is Node =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'number' && node['value'] >= FEW_MS

/** Returns whether the node is `Date.now()`, `performance.now()` or a value computed from them. */
function tellsTime(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'BinaryExpression') return tellsTime(node['left']) || tellsTime(node['right'])
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee)) return false
  return nameOf(callee['property']) === 'now' && /^(?:Date|performance)$/.test(nameOf(callee['object']))
}
