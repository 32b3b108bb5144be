import { posix } from 'node:path'
import type { Problem } from '../check.ts'
import { isNode, lineAt, type Node, parseProgram, walk } from '../imports.ts'

/**
 * Reports where a file of the web app leaves its conventions: style sheets are called like components and imported as
 * `css`, texts are read with their namespace, and a component sends changes by `useSend` or `useFormSend`.
 */
export function checkNames(path: string, text: string): Problem[] {
  const sheets: Sheet[] = []
  const problems: Problem[] = []
  if (!path.startsWith('apps/web/') || !/\.module\.css'|\b(?:t|api)\(/.test(text)) return problems
  walk(parseProgram(path, text), node => {
    const lineOf = (): number => lineAt(text, Number(node.start))
    const sheet = sheetOf(node)
    if (sheet !== undefined) sheets.push({ ...sheet, line: lineOf() })
    if (path.endsWith('.tsx') && isBareChange(node))
      problems.push({
        path,
        line: lineOf(),
        message: 'a change is sent by useSend or useFormSend, which tell how it ends',
      })
    if (isBareText(node))
      problems.push({ path, line: lineOf(), message: `a text is said with its namespace: t('common:yes')` })
  })
  return [...problems, ...complainOfSheets(path, sheets)]
}

interface Sheet {
  /** The file's name before `.module.css`. */
  file: string
  /** The local name of the import. */
  local: string
  line: number
}

function sheetOf(node: Node): Omit<Sheet, 'line'> | undefined {
  const { source, specifiers } = node
  if (node.type !== 'ImportDeclaration' || !isNode(source) || !String(source.value).endsWith('.module.css')) return
  const [first] = specifiers as readonly { local: { name: string } }[]
  return { file: posix.basename(String(source.value), '.module.css'), local: first?.local.name ?? '' }
}

function complainOfSheets(path: string, sheets: readonly Sheet[]): Problem[] {
  const small = sheets.filter(({ file }) => !/^[A-Z][A-Za-z0-9]*$/.test(file))
  const [main, ...others] = sheets.toSorted((a, b) => Number(b.local === 'css') - Number(a.local === 'css'))
  const strange = others.filter(({ file, local }) => local !== file.charAt(0).toLowerCase() + file.slice(1))
  return [
    ...small.map(({ file, line }) => ({
      path,
      line,
      message: `${file}.module.css is called like its component or its folder: PascalCase`,
    })),
    ...(main && main.local !== 'css'
      ? [{ path, line: main.line, message: `a style sheet is imported as css, not as ${main.local}` }]
      : []),
    ...strange.map(({ file, line }) => ({
      path,
      line,
      message: `a second style sheet is called as its file: ${file}`,
    })),
  ]
}

/** Returns whether the node is `t('yes')` or `` t(`status_${status}`) ``; its namespace is given elsewhere. */
function isBareText(node: Node): boolean {
  const { callee, arguments: given } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.name !== 't') return false
  return branchesOf((given as unknown[])[0]).some(key => key !== undefined && !key.includes(':'))
}

/**
 * Returns whether the node is `await api('POST …')`, `void api('PUT …')` or `api('DELETE …').then(…)`. Code that uses
 * the answer itself reports it in another form.
 */
function isBareChange(node: Node): boolean {
  const sent =
    node.type === 'AwaitExpression' || node.type === 'UnaryExpression'
      ? node.argument
      : node.type === 'MemberExpression'
        ? node.object
        : undefined
  if (!isNode(sent) || sent.type !== 'CallExpression' || !isNode(sent.callee) || sent.callee.name !== 'api')
    return false
  const [route] = sent.arguments as unknown[]
  return isNode(route) && /^(?:POST|PUT|PATCH|DELETE) /.test(String(route.value))
}

/** Returns the possible beginnings of the keys of an expression, as far as they are written there. */
function branchesOf(key: unknown): (string | undefined)[] {
  if (!isNode(key)) return []
  if (key.type === 'ConditionalExpression') return [key.consequent, key.alternate].flatMap(branchesOf)
  if (key.type === 'Literal') return [String(key.value)]
  if (key.type !== 'TemplateLiteral') return []
  const [first] = key.quasis as readonly { value: { raw: string } }[]
  return [first?.value.raw]
}
