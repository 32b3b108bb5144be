import { type CrestSymbol, SYMBOLS, type SymbolFamily } from '@kitwright/crest'

/** Symbols that answer every word, in any language; without words those of a family. */
export function foundSymbols(text: string, family: SymbolFamily): readonly CrestSymbol[] {
  const words = text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return SYMBOLS.filter(symbol => symbol.family === family)
  const saidOf = ({ id, name, tags }: CrestSymbol): string => [id, ...Object.values(name), tags].join(' ').toLowerCase()
  const isAhead = ({ name }: CrestSymbol): boolean =>
    Object.values(name).some(each => each.toLowerCase().startsWith(words[0]!))
  return SYMBOLS.filter(symbol => words.every(word => saidOf(symbol).includes(word))).toSorted(
    (a, b) => Number(isAhead(b)) - Number(isAhead(a)),
  )
}
