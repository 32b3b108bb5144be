import { parseSync } from 'oxc-parser'

/** An import of a file, and its line. */
export interface Import {
  specifier: string
  line: number
}

/**
 * Everything `text` imports: values and types, re-exports, `import()` in code and in types, `require`, what is resolved as a module. Throws when the text does not
 * parse.
 */
export function listImports(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const found: Import[] = []
  walk(program, node => {
    const source = sourceOf(node)
    if (source !== undefined) found.push({ specifier: source.value, line: lineAt(text, source.start) })
  })
  return found
}

interface Literal {
  type: 'Literal'
  value: string
  start: number
}

export type Node = Record<string, unknown> & { type: string }

const withSource = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

function sourceOf(node: Node): Literal | undefined {
  if (withSource.has(node.type)) return literal(node.source ?? node.argument)
  if (node.type === 'TSExternalModuleReference') return literal(node.expression)
  if (node.type === 'CallExpression' && isRequire(node.callee)) return literal((node.arguments as unknown[])[0])
  return undefined
}

/** `require`, `require.resolve` and `import.meta.resolve`. */
function isRequire(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return callee.name === 'require'
  const { object, property } = callee
  const isResolve = isNode(property) && property.type === 'Identifier' && property.name === 'resolve'
  return isResolve && isNode(object) && (object.type === 'MetaProperty' || isRequire(object))
}

function literal(value: unknown): Literal | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'TSLiteralType') return literal(value.literal)
  return value.type === 'Literal' && typeof value.value === 'string' ? (value as unknown as Literal) : undefined
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (!isNode(value)) return
  visit(value)
  for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit)
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
