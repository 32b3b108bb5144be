import { foldText, foldWords } from '@kitwright/measure'
import { SYMBOLS } from '@kitwright/crest'
import { loadNames } from '@kitwright/words'
import synonyms from './synonyms.json' with { type: 'json' }

const NAMES = await loadNames('symbols')
const KHMER = /[\u1780-\u17ff]/

/**
 * Returns the names of drawings for each search word: those of `synonyms.json`, and our own symbols' Khmer names. Khmer
 * words also count inside longer ones, since Khmer has no spaces.
 */
function readTable(): ReadonlyMap<string, readonly string[]> {
  const ours = SYMBOLS.map(({ id }) => [NAMES[id].kh, [id.replaceAll('-', ' ')]] as const)
  return new Map<string, readonly string[]>([
    ...ours.map(([word, terms]) => [foldText(word), terms] as const),
    ...Object.entries(synonyms).flatMap(([asked, meant]) =>
      foldWords(asked).map(word => [word, meant.split(' ')] as const),
    ),
  ])
}
const MEANT = readTable()
const KHMER_WORDS = [...MEANT.keys()].filter(word => KHMER.test(word)).toSorted((a, b) => b.length - a.length)

/** The Khmer words that are known in a text without spaces, the longest first: what one has taken, a shorter one inside it has not. */
function khmerWordsIn(text: string): string[] {
  let rest = text
  return KHMER_WORDS.filter(word => {
    if (!rest.includes(word)) return false
    rest = rest.replaceAll(word, ' ')
    return true
  })
}

/** A plural's singular. */
const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)

/** One word of what is asked for. */
export interface QueryWord {
  /** The word as typed, perhaps not to its end; null for Khmer. */
  readonly said: string | null
  /** Whole words that would do, the best first. */
  readonly terms: readonly string[]
}

/** Returns the words of a query. Empty if no word of a Khmer text is known. */
export function readQuery(text: string): readonly QueryWord[] {
  const plain = text.replaceAll(/[\u200b"'(),.!?]/g, ' ')
  const words = plain
    .split(/[\s/_-]+/)
    .map(foldText)
    .filter(Boolean)
  return words.flatMap((word): QueryWord[] => {
    if (KHMER.test(word)) return khmerWordsIn(word).map(found => ({ said: null, terms: MEANT.get(found) ?? [] }))
    const one = singular(word)
    return [{ said: word, terms: [...new Set([word, one, ...(MEANT.get(word) ?? MEANT.get(one) ?? [])])] }]
  })
}

/** Returns the query for a library that knows no Khmer; null if there is nothing to search for. */
export function inEnglish(text: string): string | null {
  if (!KHMER.test(text)) return text.trim()
  const words = readQuery(text).map(({ terms }) => terms[0])
  return words.length === 0 ? null : words.join(' ')
}
