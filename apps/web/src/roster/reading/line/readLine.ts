import { latinDigits } from '@kitwright/measure'
import { columnOf, type Column } from '../words/headings.ts'
import { chunksOf, isLabelOf, tokensOf, type Token } from './tokens.ts'
import { isCaptain, isNothing, isStaff, sizeIn, sleeveIn, versionOf } from '../words/vocabulary.ts'

/** A number at the start of a line, which counts the list or is the shirt number. */
export interface Lead {
  readonly value: string
  /** Whether it is written as a list marker: `1.`, `1)`. */
  readonly isMark: boolean
}

/** The reading of a line as one player. */
export interface LineReading {
  readonly lead: Lead | null
  readonly name: string
  readonly numbers: readonly string[]
  readonly sizes: readonly string[]
  readonly versions: readonly string[]
  readonly printName: string
  readonly sleeve: string
  readonly wrong: readonly Token[]
  /** Parts that are recognised but do not belong to the player, in order. */
  readonly extra: readonly string[]
}

interface LineContent {
  readonly chunks: Token[][]
  printName: string
  label: Column | undefined
  isNamed: boolean
}

const token = (kind: Token['kind'], text: string): Token[] => [{ kind, text }]

/** Reads a chunk with a single meaning. Returns null if its words differ. */
function wholeChunk(chunk: string, isNamed: boolean): Token[] | null {
  if (isNothing(chunk)) return []
  if (isCaptain(chunk)) return token('extra', chunk)
  if (sizeIn(chunk)) return token('size', chunk)
  if (versionOf(chunk)) return token('version', chunk)
  if (isStaff(chunk)) return token('wrongVersion', chunk)
  const isSleeve = sleeveIn(chunk) && (isNamed || !/^(?:long|short)$/i.test(chunk))
  return isSleeve ? token('sleeve', chunk) : null
}

const LABEL_START = /^(?:full|t-shirt|your)$/i

/** Returns the column that a chunk like `Shirt number` labels for the next chunk. */
function labelOf(chunk: string): Column | undefined {
  const [first = '', ...others] = chunk.split(' ')
  const isLabel =
    others.length < 4 &&
    tokensOf(chunk).every(({ kind }) => kind === 'name') &&
    (columnOf(first) ?? LABEL_START.test(first))
  return isLabel ? columnOf(chunk) : undefined
}

/** Joins a label to its value after a colon, as `Dara លេខ` and `9`. */
function withValues(chunks: readonly string[]): string[] {
  const joined: string[] = []
  for (const chunk of chunks) {
    const before = joined.at(-1)
    const last = before?.split(' ').at(-1)
    const isValue =
      before !== undefined && before !== last && !labelOf(before) && isLabelOf(last ?? '', chunk.split(' ')[0])
    if (isValue) joined[joined.length - 1] = `${before} ${chunk}`
    else joined.push(chunk)
  }
  return joined
}

/** `Sok Dara print name: DARA`: the label has no space of its own before it. */
const ENDING_LABEL = /^(.{1,80}) (?:(?:print|printed|shirt|jersey|back) name|name on (?:the )?(?:shirt|jersey|back))$/i

/** Reads the name on the shirt, and the values after it if the line has none before it. */
function readPrintName(found: LineContent, chunk: string): void {
  const tokens = tokensOf(chunk)
  const at = tokens.findIndex(({ kind }) => kind === 'number' || kind === 'size')
  const hasValues = found.chunks.flat().some(({ kind }) => kind === 'number' || kind === 'size')
  if (hasValues || at < 1) found.printName = chunk
  else {
    found.printName = textsOf(tokens.slice(0, at), 'name').join(' ')
    found.chunks.push(tokens.slice(at))
  }
}

function readChunk(found: LineContent, chunk: string): void {
  const { label } = found
  found.label = undefined
  if (label === 'printName') return readPrintName(found, chunk)
  const before = ENDING_LABEL.exec(chunk)?.[1]
  if (before) {
    readChunk(found, before)
    found.label = 'printName'
    return
  }
  const whole = label === 'name' ? null : wholeChunk(chunk, found.isNamed)
  if (whole) found.chunks.push(whole)
  else if (label === undefined && labelOf(chunk)) found.label = labelOf(chunk)
  else {
    const tokens = readLabelled(chunk, label)
    found.chunks.push(tokens)
    found.isNamed ||= tokens.some(({ kind }) => kind === 'name')
  }
}

/** Reads the text after a label. A token that does not fit the label is wrong, and not a name. */
function readLabelled(chunk: string, label: Column | undefined): Token[] {
  const tokens = tokensOf(chunk)
  const isOnlyWords = tokens.every(({ kind }) => kind === 'name')
  // `Size: 10` is no shirt number.
  if (label === 'size' && tokens.length === 1 && tokens[0]!.kind === 'number') return token('wrongSize', chunk)
  if (!isOnlyWords) return tokens
  if (label === 'size') return token('wrongSize', chunk)
  if (label === 'version') return token('wrongVersion', chunk)
  return label === 'number' || label === 'weakNumber' ? token('wrongNumber', chunk) : tokens
}

/** Reads text in brackets: roles, numbers and sizes. Other words are remarks. */
function bracketTokens(text: string): Token[] {
  const whole = wholeChunk(text, true)
  if (whole) return whole
  const parts = chunksOf(text).chunks.map(part => wholeChunk(part, true))
  if (parts.length > 1 && parts.every(part => part !== null)) return parts.flat()
  const tokens = tokensOf(text)
  if (tokens.every(({ kind }) => kind !== 'name')) return tokens
  // `(Adult L)` and `(perhaps XL)` still give a size. Other numbers in a remark are ignored.
  const sizes = tokens.filter(({ kind }) => kind === 'size' || kind === 'wrongSize')
  return [...sizes, ...token('extra', text)]
}

const isInitial = ({ kind, text }: Token): boolean =>
  kind === 'size' && /^(?:[SML]\.?|Small|Med|Medium|Large)$/.test(text)

/** Treats the first of two sizes as part of the name where possible: `Dara S 10 L`, `Small Rith 3 S`. */
function withInitials(chunks: readonly (readonly Token[])[], isSizeKnown: boolean): Token[][] {
  let left = chunks.flat().filter(({ kind }) => kind === 'size').length - (isSizeKnown ? 0 : 1)
  return chunks.map(tokens =>
    tokens.map((each, i) => {
      if (each.kind !== 'size') return each
      const isBesideName = tokens[i - 1]?.kind === 'name' || tokens[i + 1]?.kind === 'name'
      const isName = left > 0 && isInitial(each) && isBesideName
      left -= 1
      return isName ? { kind: 'name' as const, text: each.text } : each
    }),
  )
}

const BULLET = /^[-•·*–—+✓>][-•·*–—+✓> ]*/u
/** `ii)` and `b)` are list markers too. */
const LETTER_MARK = /^(?:(?:[ivx]{1,4}|[a-z])\)|[ក-អ][.)៖]) ?(?=\p{L})/iu
const MARK = /^[([]?(?:(?:player|កីឡាករ(?:ទី)?) ?)?(\d{1,3})(?:[.)\]:៖]+ ?|[-–] )(?=[^\d.)])/iu
/** A checkbox. */
const BOX = /^\[[ x✓]?\] ?/iu

interface MarkedLine {
  readonly lead: Lead | null
  readonly body: string
}

/** Removes a bullet or a list marker from a line. */
function withoutMark(source: string): MarkedLine {
  const line = latinDigits(source).replace(BULLET, '').replace(BOX, '').replace(LETTER_MARK, '')
  const mark = MARK.exec(line)
  if (!mark?.[1]) return { lead: null, body: line }
  return { lead: { value: mark[1], isMark: true }, body: line.slice(mark[0].length) }
}

function unmarkedLead(body: string, tokens: readonly Token[]): Lead | null {
  const first = tokens[0]
  return first?.kind === 'number' && /^\d/.test(body) ? { value: first.text, isMark: false } : null
}

/** Returns the names of a chunk: runs of adjacent words. A value ends a name. */
function namesIn(tokens: readonly Token[]): string[] {
  const runs: string[][] = []
  tokens.forEach(({ kind, text }, i) => {
    if (kind !== 'name') return
    if (tokens[i - 1]?.kind === 'name') runs.at(-1)?.push(text)
    else runs.push([text])
  })
  return runs.map(run => run.join(' '))
}

interface NameParts {
  readonly name: string
  readonly rest: readonly string[]
}

/** Joins first and last name from separate cells. Text after a full name is a remark. */
function joinName(parts: readonly string[], areCells: boolean): NameParts {
  const isJoined = areCells && parts.every(part => !part.includes(' '))
  return isJoined ? { name: parts.join(' '), rest: [] } : { name: parts[0] ?? '', rest: parts.slice(1) }
}

const textsOf = (tokens: readonly Token[], kind: Token['kind']): string[] =>
  tokens.filter(each => each.kind === kind).map(({ text }) => text)

interface LineOptions {
  /** Whether the line's parts are table cells, not parts of a sentence. */
  readonly areCells?: boolean
  /** Whether the size is given elsewhere. */
  readonly isSizeKnown?: boolean
}

/** Reads a player from a line with its parts in any order. */
export function readLine(source: string, { areCells = false, isSizeKnown = false }: LineOptions = {}): LineReading {
  const marked = withoutMark(source)
  const body = chunksOf(marked.body)
  const found: LineContent = { chunks: [], printName: '', label: undefined, isNamed: false }
  for (const chunk of withValues(body.chunks)) readChunk(found, chunk)
  const chunks = [...withInitials(found.chunks, isSizeKnown), ...body.brackets.map(bracketTokens)]
  const tokens = chunks.flat()
  const lead = marked.lead ?? unmarkedLead(marked.body, tokens)
  const parts = chunks.flatMap(namesIn)
  const { name, rest } = joinName(parts, areCells || marked.body.includes(','))
  const numbers = textsOf(tokens, 'number')
  return {
    lead,
    name,
    numbers: lead && !lead.isMark ? numbers.slice(1) : numbers,
    sizes: textsOf(tokens, 'size'),
    versions: textsOf(tokens, 'version'),
    printName: found.printName || body.printName,
    sleeve: textsOf(tokens, 'sleeve')[0] ?? '',
    wrong: tokens.filter(({ kind }) => kind.startsWith('wrong')),
    extra: [...rest, ...textsOf(tokens, 'extra'), ...body.foreign],
  }
}
