import type { NameId } from '@kitwright/words'
import balls from './families/balls.json' with { type: 'json' }
import beasts from './families/beasts.json' with { type: 'json' }
import birds from './families/birds.json' with { type: 'json' }
import boats from './families/boats.json' with { type: 'json' }
import gear from './families/gear.json' with { type: 'json' }
import honours from './families/honours.json' with { type: 'json' }
import kbach from './families/kbach.json' with { type: 'json' }
import myth from './families/myth.json' with { type: 'json' }
import places from './families/places.json' with { type: 'json' }
import plants from './families/plants.json' with { type: 'json' }
import players from './families/players.json' with { type: 'json' }
import stars from './families/stars.json' with { type: 'json' }
import water from './families/water.json' with { type: 'json' }
import { readFamily } from './readFamily.ts'
import type { CrestSymbol, SymbolFamily } from './symbol.ts'

/** Draws a family. The compiler checks that each of its symbols has a name in every language. */
const symbolsOf = <I extends NameId<'symbols'>>(
  family: SymbolFamily,
  file: { readonly symbols: Readonly<Record<I, unknown>> },
): readonly CrestSymbol[] =>
  Object.entries(readFamily(file)).map(([id, symbol]) => ({ id: id as I, family, ...symbol }))

export const SYMBOLS: readonly CrestSymbol[] = [
  ...symbolsOf('beasts', beasts),
  ...symbolsOf('birds', birds),
  ...symbolsOf('myth', myth),
  ...symbolsOf('water', water),
  ...symbolsOf('balls', balls),
  ...symbolsOf('players', players),
  ...symbolsOf('gear', gear),
  ...symbolsOf('stars', stars),
  ...symbolsOf('honours', honours),
  ...symbolsOf('boats', boats),
  ...symbolsOf('places', places),
  ...symbolsOf('plants', plants),
  ...symbolsOf('kbach', kbach),
]

const byId = new Map<string, CrestSymbol>(SYMBOLS.map(symbol => [symbol.id, symbol]))
export const findSymbol = (id: string): CrestSymbol | undefined => byId.get(id)
