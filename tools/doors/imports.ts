import { parseSync } from 'oxc-parser'

/** An import of a file, and its line. */
export interface Import {
  specifier: string
  line: number
}

interface ImportList {
  readonly text: string
  readonly imports: readonly Import[]
}

/** The imports of each file as it was read last: several checks ask for them. */
const known = new Map<string, ImportList>()

/**
 * Lists all imports of `text`: values and types, re-exports, `import()` in code and in types, `require` and resolved
 * modules. Throws when the text does not parse.
 */
export function listImports(path: string, text: string): readonly Import[] {
  const list = known.get(path)
  if (list?.text === text) return list.imports
  const parsed = parseSync(path, text)
  const { errors } = parsed
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const sources = HIDDEN_IMPORT.test(text) ? sourcesIn(parseProgram(path, text)) : statementSources(parsed.module)
  const imports = sources.map(({ value, start }) => ({ specifier: value, line: lineAt(text, start) }))
  known.set(path, { text, imports })
  return imports
}

/** Texts that may import otherwise than by a statement that the parser lists. Walking a tree takes ten times as long. */
const HIDDEN_IMPORT = /\bimport\s*\(|\brequire\b|\bimport\.meta\b|\{\s*\}\s*from\b|\bmodule\s+['"]/

type Module = ReturnType<typeof parseSync>['module']

interface Source {
  readonly value: string
  readonly start: number
}

/** Returns what a module's statements import, in the order of the text. */
function statementSources({ staticImports, staticExports }: Module): Source[] {
  const requests = [
    ...staticImports.map(statement => statement.moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ]
  // All names of one statement have the same source, and so has an imported name that is exported by another.
  const byPlace = new Map(requests.map(request => [request.start, request]))
  return [...byPlace.values()].toSorted((a, b) => a.start - b.start)
}

function sourcesIn(program: unknown): Source[] {
  const found: Source[] = []
  walk(program, node => {
    const source = sourceOf(node)
    if (source !== undefined) found.push(source)
  })
  return found
}

let last: { readonly path: string; readonly text: string; readonly program: unknown } | undefined

/** Returns a file's syntax tree. The last one is remembered, because several checks in a row ask for it. */
export function parseProgram(path: string, text: string): unknown {
  if (last?.path !== path || last.text !== text) last = { path, text, program: parseSync(path, text).program }
  return last.program
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

/** Returns whether the callee is `require`, `require.resolve` or `import.meta.resolve`. */
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
