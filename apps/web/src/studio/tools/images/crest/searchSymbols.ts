import { type CrestSymbol, SYMBOLS, type SymbolFamily } from '@kitwright/crest'
import { foldText, foldWords } from '@kitwright/measure'
import type { NamesOf } from '@kitwright/words'

/** Returns the symbols that match every word, in any language; without words, those of a family. */
export function foundSymbols(names: NamesOf<'symbols'>, text: string, family: SymbolFamily): readonly CrestSymbol[] {
  const words = foldWords(text)
  if (words.length === 0) return SYMBOLS.filter(symbol => symbol.family === family)
  const saidOf = ({ id, tags }: CrestSymbol): string =>
    [id, ...Object.values(names[id]), ...tags.split(' ')].map(foldText).join(' ')
  const isAhead = ({ id }: CrestSymbol): boolean =>
    Object.values(names[id]).some(each => foldText(each).startsWith(words[0]!))
  return SYMBOLS.filter(symbol => words.every(word => saidOf(symbol).includes(word))).toSorted(
    (a, b) => Number(isAhead(b)) - Number(isAhead(a)),
  )
}
