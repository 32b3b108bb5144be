/** A node of a parsed source. */
export type Node = Record<string, unknown> & { type: string; start: number; end: number }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** From so many milliseconds on, one more is within what a clock and a busy machine add anyway. */
const FEW_MS = 10
const IN_MS = /(?:Ms|_MS|Millis)$/
const WAITS = new Set(['setTimeout', 'setInterval', 'wait', 'pause'])

/**
 * Notes what is left alone of what this node has, as a change of it is one that nobody could tell: a millisecond more in a length of
 * time, whether a clock stands exactly at a limit, and the number of an advisory lock, of which any will do.
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

/** The value that has a name here, and its name. */
function namedBy({ type, id, init, key, value, left, right }: Node): readonly [string, unknown] {
  if (type === 'VariableDeclarator') return [nameOf(id), init]
  if (type === 'Property') return [nameOf(key), value]
  return type === 'AssignmentPattern' ? [nameOf(left), right] : ['', undefined]
}

/** One that stands alone: of several, each must be another. */
const isLockName = ({ type }: Node, name: string): boolean => type === 'VariableDeclarator' && /^LOCK(?:_|$)/.test(name)

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : '')

const isLong = (node: unknown): node is Node =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'number' && node['value'] >= FEW_MS

/** `Date.now()`, `performance.now()`, and what is reckoned from them. */
function tellsTime(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'BinaryExpression') return tellsTime(node['left']) || tellsTime(node['right'])
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee)) return false
  return nameOf(callee['property']) === 'now' && /^(?:Date|performance)$/.test(nameOf(callee['object']))
}
