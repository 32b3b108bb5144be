import { COMMAND_KINDS } from '@kitwright/design/parseCommand'
import type { Problem } from '../check.ts'
import { isNode, lineAt, type Node, parseProgram, walk } from '../imports.ts'

/** Packages whose subject is commands, and what no user runs. */
const MAKERS = /^(?:packages\/(?:design|editor)\/|tools\/|e2e\/)/
/** Other unions of the repository have a `batch`, too. */
const KINDS: ReadonlySet<string> = new Set(COMMAND_KINDS.filter(kind => kind !== 'batch'))
/** Nearly all files name none, and are not parsed. */
const NAMED = new RegExp(`'(?:${[...KINDS].join('|')})'`)
/** Methods of the editor's state that take a command. */
const COMMITS: ReadonlySet<string> = new Set(['commit', 'commitDesign'])

/**
 * Reports commands on a design that are made outside the design and editor packages, and commits of the studio: a
 * change is a function of the editor, which its test driver can call.
 */
export function checkCommands(path: string, text: string): Problem[] {
  if (MAKERS.test(path) || /\.test\.tsx?$/.test(path)) return []
  const isStudio = path.startsWith('apps/web/src/studio/')
  if (!NAMED.test(text) && !(isStudio && /\bcommit(?:Design)?\b/.test(text))) return []
  const problems: Problem[] = []
  const report = (start: unknown, message: string) =>
    problems.push({ path, line: lineAt(text, Number(start)), message })
  walk(parseProgram(path, text), node => {
    const kind = kindOf(node)
    if (kind !== null && KINDS.has(kind)) report(node.start, `the command ${kind} is made by a function of the editor`)
    const method = isStudio ? methodOf(node) : null
    if (method !== null && COMMITS.has(method))
      report(node.start, `a change is a function of the editor, not ${method}`)
  })
  return problems
}

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '')

/** Returns the literal `kind` of an object; null for another node. */
function kindOf({ type, properties }: Node): string | null {
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return null
  const own = properties.filter(isNode).find(({ key }) => nameOf(key) === 'kind')
  const value = own && isNode(own.value) ? own.value : undefined
  // `'setPart' as const` wraps its literal.
  const literal = value?.type === 'TSAsExpression' && isNode(value.expression) ? value.expression : value
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : null
}

/** Returns the name of a method that is called, or that is taken from an object. */
function methodOf({ type, callee, id, init }: Node): string | null {
  if (type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') return nameOf(callee.property)
  if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init) || id.type !== 'ObjectPattern') return null
  const taken = (id.properties as readonly unknown[]).filter(isNode).map(({ key }) => nameOf(key))
  return taken.find(name => COMMITS.has(name)) ?? null
}
