import { symbolSvg, findSymbol, SYMBOLS } from '@kitwright/crest'
import { loadNames } from '@kitwright/words'
import type { GraphicCollection } from './graphicCollection.ts'

const NAMES = await loadNames('symbols')

/** The symbols of the crest maker: our own drawings, before all others that answer as well. */
export function openCrestGraphics(): GraphicCollection {
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
      SYMBOLS.map(({ id, family, tags }) => {
        const said = [id.replaceAll('-', ' '), tags, family, ...Object.values(NAMES[id])].join(' ').toLowerCase()
        return [id, { name: id, title: NAMES[id].en, words: ` ${said} ` }]
      }),
    ),
    draw(id) {
      const symbol = findSymbol(id)
      return symbol && new TextEncoder().encode(symbolSvg(symbol))
    },
  }
}
