import { symbolSvg, findSymbol, SYMBOLS } from '@kitwright/crest'
import type { Shelf } from './shelf.ts'

/** The symbols of the crest maker: our own drawings, before all others that answer as well. */
export function openOurs(): Shelf {
  return {
    collection: {
      id: 'kitwright',
      user: 'Kitwright',
      licence: 'MIT',
      pageUrl: '/',
      type: 'vector',
      ahead: 12,
    },
    candidates: new Map(
      SYMBOLS.map(({ id, name, family, tags }) => [
        id,
        { name: id, title: name.en, words: ` ${id.replaceAll('-', ' ')} ${tags} ${family} ${name.en.toLowerCase()} ` },
      ]),
    ),
    draw(id) {
      const symbol = findSymbol(id)
      return symbol && new TextEncoder().encode(symbolSvg(symbol))
    },
  }
}
