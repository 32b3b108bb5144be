import { latinDigits } from '@kitwright/measure'
import { withoutForeign } from './foreign.ts'
import { columnOf } from '../words/headings.ts'
import { withDigits } from './spokenDigits.ts'
import { isCaptain, isChildren, isLikeSize, isStaff, sizeIn, sleeveIn, versionOf } from '../words/vocabulary.ts'

/** The classification of a word of a line. `extra` is understood and not used. */
export interface Token {
  readonly kind:
    | 'name'
    | 'number'
    | 'size'
    | 'version'
    | 'sleeve'
    | 'extra'
    | 'wrongNumber'
    | 'wrongSize'
    | 'wrongVersion'
    | 'wrongSleeve'
  readonly text: string
}

const BRACKET = /[([{]([^()[\]{}]{0,80})[)\]}]/g
/** `Dara "DK10"`, `(print DARA)`: the second name is the one on the shirt. */
const QUOTED = /(?<=[\p{L}\p{M}] )["“«]([^"”»]{1,40})["”»]/gu
const PRINTED = /[([](?:print(?:ed)?|on (?:the )?(?:back|shirt)|name on shirt)[: ]{1,2}([^()[\]]{1,40})[)\]]/gi
const SEPARATOR =
  /->|=>|[→➜–—|;\t•·៖=]|(?<=[\p{L}\p{M}\d])[_>](?=[\p{L}\d])|(?<=[\p{L}\p{M}])- | -(?=\p{L})|,(?!\d{3})|(?<=[\p{L}\p{M}]):|:(?!\d)| [-=~/.]{1,9}(?: |$)|^[-=~.]{1,9} |(?<!\d{3})\/|\/(?!\d{3})|(?<=\d)-(?=\p{L})|(?<=[\p{L}\p{M}])-(?=\d)|(?<=\p{L}{2})\.(?=(?:xs|s|m|l|x{1,3}l|[2-6]xl)$)/iu
/** Boundaries between Khmer words, digits and Latin letters, which people write without spaces. */
const GLUED =
  /(?<=[\u1780-\u17d3])(?=[0-9A-Za-z#])|(?<=[0-9A-Za-z])(?=[\u1780-\u17b3])|(?<=(?<![\p{L}\p{M}])(?:no|nr|sz|size|number)[.:]?)(?=\d)|(?<=[\u1780-\u17d3])(?<!អាវ|ពាក់)(?=(?:ពាក់)?(?:អាវ)?លេខ ?\d)|(?<=[\u1780-\u17d3])(?=(?:យក)?(?:ទំហំ|សាយ) ?(?:[xsml2-6]|ធំ|តូច|មធ្យម))|(?<=ទំហំ|សាយ)(?=ធំ|តូច|មធ្យម)/giu

/** A size and a dash before a word: `L-Long sleeve`. */
const SIZE_DASH = /(?<![\p{L}\p{M}])(xs|s|m|l|xl|xxl|xxxl|[2-6]xl)-(?=\p{L})/giu
/** A size attached to its label: `SizeL`, but not the word `Sizes`. */
const GLUED_SIZE = /(?<=[Ss]ize)(?=(?:XS|S|M|L|X{1,3}L)(?![\p{L}\p{M}]))/gu

export interface Chunks {
  readonly chunks: readonly string[]
  readonly brackets: readonly string[]
  /** Dates, telephone numbers and addresses. */
  readonly foreign: readonly string[]
  /** A second name beside the name, for the shirt. */
  readonly printName: string
}

/** Splits a line at its separators and returns the chunks and the bracketed text. */
export function chunksOf(line: string): Chunks {
  const brackets: string[] = []
  let printName = ''
  const takePrinted = (_: string, inner: string): string => {
    printName ||= inner.trim()
    return ' | '
  }
  const { text, foreign } = withoutForeign(withDigits(latinDigits(line)))
  const plain = text
    .replace(PRINTED, takePrinted)
    .replace(QUOTED, takePrinted)
    .replace(BRACKET, (_, inner: string) => {
      if (inner.trim() !== '') brackets.push(inner.trim())
      return ' | '
    })
    .replace(/[*"“”«»។]/g, ' ')
    .replace(GLUED, ' ')
    .replace(GLUED_SIZE, ' ')
    .replace(SIZE_DASH, '$1 | ')
    .replace(/ +/g, ' ')
  const chunks = plain
    .split(SEPARATOR)
    .map(chunk => chunk.trim().replace(/^[_~]|[_~]$/g, ''))
    .filter(Boolean)
  return { chunks, brackets, foreign, printName }
}

const NUMBER = /^(?:[#№]|n[°º])?(\d{1,3})(?:\.0{1,4})?[.#]?$/i
const NUMBER_THEN_SIZE = /^[#№]?(\d{1,2})(s|m|l|xs|x{1,3}l)$/i
const SIZE_THEN_NUMBER = /^(xs|s|m|l|x{1,3}l|[2-6]xl)(\d{1,2})$/i
const QUANTITY = /^(?:[x×]\d{1,3}|\d{1,3}(?:x|pcs?|pieces|ឈុត))$/i
const LABELLED = /^(?:អាវ|shirt|jersey|kit)$/i
const POSITION = new Set('DF MF FW DEF MID FWD ATT CB LWB RWB CDM'.split(' '))
/** Positions that are also names when written in capitals: `AM SOPHEA`. */
const NAMELIKE_POSITION = new Set('LB RB CM DM AM ST CF LW RW'.split(' '))
/** Children's sizes in years or centimetres. */
const CHILD_RANGE = /^(?:\d{1,2}-\d{1,2}|\d{3}[/-]\d{3})$/
const SIZE_RANGE = /^(\d?[xsml]{1,4})[-/~](\d?[xsml]{1,4})$/i
/** Words that people write between a name and a value. */
const FILLERS = new Set(
  'is wears wear takes take wants want has gets with or maybe rather prefers ឬ ឬក៏ ពាក់ យក គឺ'.split(' '),
)

/** Splits `10L` into a number and a size. `2XL` is a size; `2L` is ambiguous. */
function gluedTokens(word: string): Token[] | null {
  const first = NUMBER_THEN_SIZE.exec(word)
  if (first?.[1] && first[2]) {
    return [
      { kind: 'number', text: first[1] },
      { kind: 'size', text: first[2] },
    ]
  }
  const second = SIZE_THEN_NUMBER.exec(word)
  if (!second?.[1] || !second[2]) return null
  return [
    { kind: 'size', text: second[1] },
    { kind: 'number', text: second[2] },
  ]
}

/** Reads `M-L` or `8-10`, where the meant size is ambiguous. */
function rangeTokens(word: string): Token[] | null {
  const [, from = '', to = ''] = SIZE_RANGE.exec(word) ?? []
  if (sizeIn(from) && sizeIn(to)) {
    return [
      { kind: 'size', text: from },
      { kind: 'size', text: to },
    ]
  }
  return CHILD_RANGE.test(word) ? [{ kind: 'wrongSize', text: word }] : null
}

function valueTokens(word: string): Token[] | null {
  const range = rangeTokens(word)
  if (range) return range
  const number = NUMBER.exec(word)?.[1]
  if (number) return [{ kind: 'number', text: number }]
  if (/^[#№$+-]?\d[\d.,:/+-]*\$?$/.test(word) && !/^\d+[.,]\d+$/.test(word)) return [{ kind: 'extra', text: word }]
  if (/^\d+[.,]\d+$/.test(word)) return [{ kind: 'wrongNumber', text: word }]
  if (sizeIn(word)) return [{ kind: 'size', text: word }]
  if (isLikeSize(word) && !/^\d\d/.test(word)) return [{ kind: 'wrongSize', text: word }]
  if (QUANTITY.test(word)) return [{ kind: 'extra', text: word }]
  return gluedTokens(word)
}

/** Characters that join words of a name: `Vuthy & Co`. */
const JOINING = /^[&+']$/

/** Reads `L?`: a doubted value still counts. */
function doubtedTokens(written: string, word: string): Token[] | null {
  const value = word === written || word === '' ? null : valueTokens(word)
  return value && [...value, { kind: 'extra', text: written.slice(word.length) }]
}

function wordTokens(written: string): Token[] {
  const word = written.startsWith('?') ? written : written.replace(/[?!]{1,9}$/, '')
  if (!/[\p{L}\p{N}?\ufffd]/u.test(written)) return [{ kind: JOINING.test(written) ? 'name' : 'extra', text: written }]
  const value = doubtedTokens(written, word) ?? valueTokens(word)
  if (value) return value
  if (versionOf(word) === 'goalkeeper' || POSITION.has(word)) return [{ kind: 'version', text: word }]
  if (word.includes('@') || (word.length > 1 && isCaptain(word))) return [{ kind: 'extra', text: word }]
  if (isStaff(word)) return [{ kind: 'wrongVersion', text: word }]
  if (/^(?:អាវ)?ដៃ/u.test(word) && sleeveIn(word)) return [{ kind: 'sleeve', text: word }]
  return [{ kind: 'name', text: word }]
}

/** Whether a word is a label of the next value, not a name: `number 10`, `ទំហំ L`, `size extra large`. */
export function isLabelOf(word: string, next: string | undefined, afterNext?: string): boolean {
  const column = next === undefined ? undefined : columnOf(word)
  const pair = next === undefined || afterNext === undefined ? null : pairToken(next, afterNext)
  const value = next === undefined ? undefined : (pair?.kind ?? valueTokens(next)?.[0]?.kind)
  if (LABELLED.test(word)) return value === 'number' || value === 'size'
  if (column === 'size') return value === 'size' || value === 'wrongSize'
  return (column === 'number' || column === 'weakNumber') && value === 'number'
}

/** Returns the token that two words form together; null if they are separate. */
function pairToken(word: string, next: string): Token | null {
  const both = `${word} ${next}`
  const size = pairedSize(word, next)
  if (size) return size
  if (/^vice$/i.test(word) && isCaptain(next)) return { kind: 'extra', text: both }
  return /^sleeve/i.test(next) && sleeveIn(both) ? { kind: 'sleeve', text: both } : null
}

/** Reads a size of two words, also for children: `extra large`, `kids M`, `size 140`. */
function pairedSize(word: string, next: string): Token | null {
  const both = `${word} ${next}`
  if (/^(?:extra|x+|double|triple)$/i.test(word) && sizeIn(both)) return { kind: 'size', text: both }
  if (/^[2-6]$/.test(word) && /^[\u1780-\u17d3]+$/.test(next) && sizeIn(next) === 'XL')
    return { kind: 'size', text: `${word}XL` }
  if (isChildren(word) && (sizeIn(next) ?? CHILD_RANGE.test(next))) return { kind: 'wrongSize', text: both }
  if (CHILD_RANGE.test(word) && /^(?:years?|yrs?|ឆ្នាំ)$/i.test(next)) return { kind: 'wrongSize', text: both }
  const isChildSize = columnOf(word) === 'size' && /^\d{1,3}(?:[-/]\d{1,3})?$/.test(next)
  return isChildSize ? { kind: 'wrongSize', text: next } : null
}

/** Whether a word is a filler, not part of the name: `wears 10`, `takes size L`. */
const isFiller = (words: readonly string[], i: number): boolean => {
  const [word = '', next, afterNext] = words.slice(i, i + 3)
  const isValue = next !== undefined && (valueTokens(next) !== null || isLabelOf(next, afterNext, words[i + 3]))
  return FILLERS.has(word) && isValue
}

/** Whether a word is a position between a lower-case name and a value: `Phanna RB 4 L`. */
const isPositionBehind = (word: string, before: Token | undefined, next: string | undefined): boolean =>
  NAMELIKE_POSITION.has(word) &&
  before?.kind === 'name' &&
  /\p{Ll}/u.test(before.text) &&
  next !== undefined &&
  valueTokens(next) !== null

/** Whether the first word is the label of the name: `Name Dara 10 L`. */
const isNameLabel = (words: readonly string[], i: number): boolean =>
  i === 0 && /^(?:name|ឈ្មោះ)$/iu.test(words[0] ?? '') && words[1] !== undefined && valueTokens(words[1]) === null

/** Whether a number is the figure of a size, written apart after another number: `10 2 XL`. */
const isSizeBehind = (word: string, before: Token | undefined, next: string | undefined): boolean =>
  before?.kind === 'number' && /^[2-6]$/.test(word) && /^xl$/i.test(next ?? '')

/** Whether `short` or `long` is a sleeve, which it is after a value. Before one it may be a name. */
const isSleeveBehind = (word: string, before: Token | undefined): boolean =>
  /^(?:short|long)$/.test(word) && (before?.kind === 'size' || before?.kind === 'number')

/** Splits a chunk into words and classifies each. */
export function tokensOf(chunk: string): Token[] {
  const words = chunk.split(' ')
  const tokens: Token[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const next = words[i + 1]
    const pair = next === undefined ? null : pairToken(word, next)
    const before = tokens.at(-1)
    if (pair) {
      tokens.push(pair)
      i += 1
    } else if (isSizeBehind(word, before, next)) {
      tokens.push({ kind: 'size', text: `${word}XL` })
      i += 1
    } else if (isSleeveBehind(word, before)) tokens.push({ kind: 'sleeve', text: word })
    else if (isPositionBehind(word, before, next)) tokens.push({ kind: 'version', text: word })
    else if (!isNameLabel(words, i) && !isLabelOf(word, next, words[i + 2]) && !isFiller(words, i))
      tokens.push(...wordTokens(word))
  }
  return tokens
}
