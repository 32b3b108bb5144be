import { latinDigits } from '@kitwright/measure'
import { columnOf } from './headings.ts'
import { isCaptain, isLikeSize, isStaff, sizeIn, sleeveIn, versionOf } from './vocabulary.ts'

/** What a word of a line is. `extra` is understood and not used. */
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
/** Dates and telephone numbers: their digits are on nobody's back. */
const DATE = /(?<!\d)\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/g
const PHONE = /(?<!\d)(?:\+?855[ -]?|0)\d\d[ -]?\d{3}[ -]?\d{3,4}(?!\d)/g
const SEPARATOR =
  /[–—|;\t•·៖=]|,(?!\d{3})|(?<=[\p{L}\p{M}]):|:(?!\d)| [-=~/.]+(?: |$)|^[-=~.]+ |\/|(?<=\d)-(?=\p{L})|(?<=[\p{L}\p{M}])-(?=\d)|(?<=\p{L}{2})\.(?=(?:xs|s|m|l|x{1,3}l|[2-6]xl)$)/iu
/** People leave no space between Khmer words, digits and Latin letters. */
const GLUED =
  /(?<=[\u1780-\u17d3])(?=[0-9A-Za-z#])|(?<=[0-9A-Za-z])(?=[\u1780-\u17b3])|(?<=(?<![\p{L}\p{M}])(?:no|nr|sz|size|number)[.:]?)(?=\d)/giu

export interface Chunks {
  readonly chunks: readonly string[]
  readonly brackets: readonly string[]
  /** Dates, telephone numbers, addresses. */
  readonly foreign: readonly string[]
}

/** The parts of a line between its separators, and what stands in brackets. */
export function chunksOf(line: string): Chunks {
  const brackets: string[] = []
  const foreign: string[] = []
  const takeForeign = (found: string): string => {
    foreign.push(found)
    return ' '
  }
  const plain = latinDigits(line)
    .replace(DATE, takeForeign)
    .replace(PHONE, takeForeign)
    .replace(BRACKET, (_, inner: string) => {
      if (inner.trim() !== '') brackets.push(inner.trim())
      return ' | '
    })
    .replace(/[*"“”«»]/g, ' ')
    .replace(GLUED, ' ')
    .replace(/ +/g, ' ')
  const chunks = plain
    .split(SEPARATOR)
    .map(chunk => chunk.trim().replace(/^[_~]|[_~]$/g, ''))
    .filter(Boolean)
  return { chunks, brackets, foreign }
}

const NUMBER = /^[#№]?(\d{1,3})(?:\.0{1,4})?\.?$/
const NUMBER_THEN_SIZE = /^[#№]?(\d{1,2})(s|m|l|xs|x{1,3}l)$/i
const SIZE_THEN_NUMBER = /^(xs|s|m|l|x{1,3}l|[2-6]xl)(\d{1,2})$/i
const QUANTITY = /^(?:[x×]\d{1,3}|\d{1,3}(?:x|pcs?|pieces|ឈុត))$/i
const LABELLED = /^(?:អាវ|shirt|jersey|kit)$/i
const POSITION = new Set(['DF', 'MF', 'FW'])

/** `10L` is a number and a size; `2XL` is a size, and `2L` might be either. */
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

function valueTokens(word: string): Token[] | null {
  const number = NUMBER.exec(word)?.[1]
  if (number) return [{ kind: 'number', text: number }]
  if (/^[#№$+-]?\d[\d.,:/+-]*\$?$/.test(word) && !/^\d+[.,]\d+$/.test(word)) return [{ kind: 'extra', text: word }]
  if (/^\d+[.,]\d+$/.test(word)) return [{ kind: 'wrongNumber', text: word }]
  if (sizeIn(word)) return [{ kind: 'size', text: word }]
  if (isLikeSize(word) && !/^\d\d/.test(word)) return [{ kind: 'wrongSize', text: word }]
  if (QUANTITY.test(word)) return [{ kind: 'extra', text: word }]
  return gluedTokens(word)
}

function wordTokens(word: string): Token[] {
  const value = valueTokens(word)
  if (value) return value
  if (versionOf(word) === 'goalkeeper' || POSITION.has(word)) return [{ kind: 'version', text: word }]
  if (word.includes('@') || (word.length > 1 && isCaptain(word))) return [{ kind: 'extra', text: word }]
  if (isStaff(word)) return [{ kind: 'wrongVersion', text: word }]
  return [{ kind: 'name', text: word }]
}

/** `number 10`, `ទំហំ L`: the word before says what the value is, and is no name. */
export function isLabelOf(word: string, next: string | undefined): boolean {
  const column = next === undefined ? undefined : columnOf(word)
  const value = next === undefined ? undefined : valueTokens(next)?.[0]?.kind
  if (LABELLED.test(word)) return value === 'number' || value === 'size'
  if (column === 'size') return value === 'size' || value === 'wrongSize'
  return (column === 'number' || column === 'weakNumber') && value === 'number'
}

/** What two words are together; null where each is by itself. */
function pairToken(word: string, next: string): Token | null {
  const both = `${word} ${next}`
  if (/^(?:extra|x+)$/i.test(word) && sizeIn(both)) return { kind: 'size', text: both }
  if (/^sleeve/i.test(next) && sleeveIn(both)) return { kind: 'sleeve', text: both }
  const isChildSize = columnOf(word) === 'size' && /^\d{1,3}$/.test(next)
  return isChildSize ? { kind: 'wrongSize', text: next } : null
}

/** `short` and `long` are sleeves behind a value; before one they may be a name. */
const isSleeveBehind = (word: string, before: Token | undefined): boolean =>
  /^(?:short|long)$/.test(word) && (before?.kind === 'size' || before?.kind === 'number')

/** The words of a chunk, each for what it is. */
export function tokensOf(chunk: string): Token[] {
  const words = chunk.split(' ')
  const tokens: Token[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const next = words[i + 1]
    const pair = next === undefined ? null : pairToken(word, next)
    if (pair) {
      tokens.push(pair)
      i += 1
    } else if (isSleeveBehind(word, tokens.at(-1))) tokens.push({ kind: 'sleeve', text: word })
    else if (!isLabelOf(word, next)) tokens.push(...wordTokens(word))
  }
  return tokens
}
