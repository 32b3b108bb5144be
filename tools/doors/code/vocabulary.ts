import { posix } from 'node:path'
import type { Problem } from '../check.ts'
import { isNode, lineAt, type Node, parseProgram, walk } from '../imports.ts'

/** Participles that do not end in -ed. */
const PARTICIPLES = new Set(
  `begun bent borne bound bought broken built caught chosen cut dealt done drawn fed felt forgotten found frozen given gone got
  grown heard held hidden hit kept known laid led left lit lost made met paid put read said seen sent set sewn shown shut sold
  sought spent split spoken spread stood stolen taken taught thought told torn won worn woven written`.split(/\s+/),
)
/** Prepositions, adverbs and pronouns. */
const PARTICLES = new Set(
  `about above again ahead alone along also among apart around aside at away before behind below beside besides between beyond
  both by during each either every everything except for from he here in inside into it like maybe near neither none nothing now off on
  one onto other others out outside over past she since some that them then there these they this those through till to
  together toward towards under until up upon via what when where which while who whose with within without`.split(
    /\s+/,
  ),
)
/** Nouns that resemble participles. */
const NOUNS = new Set(
  `binding bleed building clearing colouring cut drawing embed embedding encoding feed finding grading heading hit lettering lighting lining
  logging housekeeping mapping need nesting packing padding piping pricing rating rendering ring seed setting shading spacing speed testing
  split spread string tracing warning wing wording`.split(/\s+/),
)
const isBare = (name: string): boolean => {
  const word = name.toLowerCase()
  const isOneWord = !/[a-z][A-Z]/.test(name)
  return isOneWord && !NOUNS.has(word) && (PARTICLES.has(word) || PARTICIPLES.has(word) || /(?:ed|ing)$/.test(word))
}

/**
 * Reports names that hide what they name: a type or a file named only by a participle, a gerund, a preposition, an
 * adverb or a pronoun, and an error class that does not end in `Error`.
 */
export function checkVocabulary(path: string, text: string): Problem[] {
  const problems: Problem[] = []
  const stem = posix.basename(path).replace(/\..*$/, '')
  if (isBare(stem) && !path.endsWith('.d.ts'))
    problems.push({ path, line: 1, message: `a file is named after the thing it exports: not ${stem}` })
  if (!mayHideNames(text)) return problems
  walk(parseProgram(path, text), node => {
    const name = declaredName(node)
    if (name === undefined) return
    const line = lineAt(text, Number(node.start))
    if (isBare(name)) problems.push({ path, line, message: `a type is named by a noun: not ${name}` })
    if (isErrorClass(node) && !name.endsWith('Error'))
      problems.push({ path, line, message: `the name of an error class ends in Error: ${name}Error` })
  })
  return problems
}

/** Whether a text that looks like a declaration has a bad name: only then is the file's tree worth walking. */
function mayHideNames(text: string): boolean {
  const names = [...text.matchAll(/\b(?:type|interface|class|enum)\s+([\w$]+)/g)]
  const errors = [...text.matchAll(/\bclass\s+([\w$]+)[^{]*?\bextends\s+[\w$]*Error\b/g)]
  return names.some(([, name = '']) => isBare(name)) || errors.some(([, name = '']) => !name.endsWith('Error'))
}

const DECLARATIONS = new Set([
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSEnumDeclaration',
  'ClassDeclaration',
])

function declaredName({ type: kind, id }: Node): string | undefined {
  return DECLARATIONS.has(kind) && isNode(id) ? String(id.name) : undefined
}

function isErrorClass({ superClass }: Node): boolean {
  return isNode(superClass) && String(superClass.name).endsWith('Error')
}
