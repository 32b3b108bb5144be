import { parseSync } from 'oxc-parser'
import { isNode, type Node, noteUnseen } from './equivalentMutants.ts'

/** One small change of a source: the place, and the replacement text. */
export interface Mutant {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly was: string
  readonly becomes: string
  /** Whether the mutant changes a number literal or its sign. */
  readonly isFigure: boolean
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
}
const METHODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    some: 'every',
    every: 'some',
    toSorted: 'slice',
  }),
)

/** TypeScript's own nodes that contain a value; all others are types, which are absent at run time. */
const VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** Lists all mutants of a source, in the order of the text. Throws when it does not parse. */
export function listMutants(path: string, text: string): Mutant[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const found: Mutant[] = []
  const add: AddMutant = (start, end, becomes, isFigure = false) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ line, start, end, was: text.slice(start, end), becomes, isFigure })
  }
  const unseen = new Set<Node>()
  walk(program, node => {
    noteUnseen(node, unseen)
    if (!unseen.has(node)) BY_KIND[node.type]?.(node, text, add)
  })
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

type AddMutant = (start: number, end: number, becomes: string, isFigure?: boolean) => void
type Mutate = (node: Node, text: string, add: AddMutant) => void

/** The mutators by kind of syntax. */
const BY_KIND: Readonly<Record<string, Mutate>> = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  AssignmentExpression: swapOperator,
  Literal: swapLiteral,
  UnaryExpression: dropSign,
  IfStatement: ({ test }, text, add) => negate(test, text, add),
  ConditionalExpression: ({ test }, text, add) => negate(test, text, add),
  ReturnStatement: ({ argument }, text, add) => dropValue(argument, text, add),
  ArrowFunctionExpression: ({ body }, text, add) => dropValue(body, text, add),
  MemberExpression: swapMethod,
}

function swapOperator({ left, right, operator }: Node, text: string, add: AddMutant): void {
  const other = OPERATORS[operator as string]
  if (other === undefined || !isNode(left) || !isNode(right)) return
  const at = text.indexOf(operator as string, left.end)
  if (at !== -1 && at < right.start) add(at, at + (operator as string).length, other)
}

function swapLiteral({ value, start, end }: Node, text: string, add: AddMutant): void {
  if (typeof value === 'boolean') add(start, end, String(!value))
  else if (typeof value === 'number') add(start, end, value === 0 ? '1' : `(${text.slice(start, end)} + 1)`, true)
}

function dropSign({ operator, argument, start }: Node, _text: string, add: AddMutant): void {
  if (operator === '!') add(start, start + 1, '')
  else if (operator === '-') add(start, start + 1, '+', isNode(argument) && argument.type === 'Literal')
}

function negate(test: unknown, text: string, add: AddMutant): void {
  if (isNode(test)) add(test.start, test.end, `!(${text.slice(test.start, test.end)})`)
}

/**
 * Adds a mutant that replaces a value by `undefined`. Skips blocks, arrow functions, JSX, and values that are already
 * undefined, null or false.
 */
function dropValue(value: unknown, text: string, add: AddMutant): void {
  if (!isNode(value) || /^(?:BlockStatement|ArrowFunctionExpression|JSXElement)$/.test(value.type)) return
  if (/^(?:undefined|null|false)$/.test(text.slice(value.start, value.end))) return
  add(value.start, value.end, '(undefined as never)')
}

function swapMethod({ property }: Node, _text: string, add: AddMutant): void {
  if (!isNode(property) || property.type !== 'Identifier') return
  const other = METHODS.get(property.name as string)
  if (other !== undefined) add(property.start, property.end, other)
}

/** Returns whether the call is `Object.keys({ … })`, which never reads the values of the object. */
function asksKeysAlone({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee['object']) || !isNode(callee['property']))
    return false
  let asked = (given as Node[])[0]
  while (asked && VALUES.has(asked.type)) asked = asked['expression'] as Node
  return (
    callee['object']['name'] === 'Object' && callee['property']['name'] === 'keys' && asked?.type === 'ObjectExpression'
  )
}

/** Returns whether the call is `addEventListener('abort', …, { once: true })`: a signal aborts only once anyway. */
const listensToAbort = ({ type, callee, arguments: given }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  isNode(callee['property']) &&
  callee['property']['name'] === 'addEventListener' &&
  (given as Node[])[0]?.['value'] === 'abort'

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (!isNode(value)) return
  if (value.type === 'ImportDeclaration' || (value.type.startsWith('TS') && !VALUES.has(value.type))) return
  if (asksKeysAlone(value)) return
  visit(value)
  if (listensToAbort(value)) return walk([value['callee'], ...(value['arguments'] as Node[]).slice(0, 2)], visit)
  for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit)
}

/** Returns the source with the mutant applied. */
export const applyMutant = (text: string, { start, end, becomes }: Mutant): string =>
  text.slice(0, start) + becomes + text.slice(end)
