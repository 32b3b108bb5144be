import { parseSync } from 'oxc-parser'
import { isNode, lineAt, type Node, walk } from '../doors/imports.ts'

/** A regular expression in a source. */
export interface Pattern {
  /** `path:line`. */
  readonly at: string
  /** Undefined when the pattern is built from values that are known only at run time. */
  readonly source: string | undefined
  readonly flags: string
}

type Constants = ReadonlyMap<string, Node>

/** Returns the top-level constants of a file, from which a pattern may be built. */
function constantsOf(program: { readonly body: readonly unknown[] }): Constants {
  const constants = new Map<string, Node>()
  for (const statement of program.body) {
    const declaration = isNode(statement) && isNode(statement.declaration) ? statement.declaration : statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations as { id: Node; init: unknown }[])
      if (id.type === 'Identifier' && isNode(init)) constants.set(String(id.name), init)
  }
  return constants
}

interface Quasi {
  readonly value: { readonly raw: string; readonly cooked: string }
}

/** Returns the text of an expression of constants; undefined for any other expression. */
function textOf(node: Node | undefined, constants: Constants): string | undefined {
  if (!node) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'Identifier') return textOf(constants.get(String(node.name)), constants)
  const isRaw = node.type === 'TaggedTemplateExpression'
  const template = isRaw ? (node.quasi as Node) : node
  if (template.type !== 'TemplateLiteral') return undefined
  const gaps = (template.expressions as Node[]).map(each => textOf(each, constants))
  if (gaps.includes(undefined)) return undefined
  return (template.quasis as Quasi[])
    .map(({ value }, i) => (isRaw ? value.raw : value.cooked) + (gaps[i] ?? ''))
    .join('')
}

const isRegExpCall = (node: Node): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  isNode(node.callee) &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'RegExp'

/**
 * Lists all regular expressions of a file: literals, and `RegExp` calls with constants. Throws when the text does not
 * parse.
 */
export function listPatterns(path: string, text: string): Pattern[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const constants = constantsOf(program)
  const patterns: Pattern[] = []
  walk(program, node => {
    const at = `${path}:${lineAt(text, Number(node.start))}`
    if (node.type === 'Literal' && isRegExpLiteral(node.regex))
      patterns.push({ at, source: node.regex.pattern, flags: node.regex.flags })
    if (!isRegExpCall(node)) return
    const [source, flags] = node.arguments as Node[]
    patterns.push({ at, source: textOf(source, constants), flags: textOf(flags, constants) ?? '' })
  })
  return patterns
}

const isRegExpLiteral = (regex: unknown): regex is { readonly pattern: string; readonly flags: string } =>
  typeof regex === 'object' && regex !== null && 'pattern' in regex
