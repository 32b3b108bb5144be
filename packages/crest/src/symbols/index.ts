import { BALLS } from './balls.ts'
import { BEASTS } from './beasts.ts'
import { BIRDS } from './birds.ts'
import { BOATS } from './boats.ts'
import { GEAR } from './equipmentSymbols.ts'
import { HONOURS } from './honours.ts'
import { KBACH } from './kbach.ts'
import { MYTH } from './mythicalSymbols.ts'
import { PLACES } from './places.ts'
import { PLANTS } from './plants.ts'
import { PLAYERS } from './players.ts'
import { STARS } from './stars.ts'
import type { CrestSymbol } from './symbol.ts'
import { WATER } from './water.ts'

export const SYMBOLS: readonly CrestSymbol[] = [
  ...BEASTS,
  ...BIRDS,
  ...MYTH,
  ...WATER,
  ...BALLS,
  ...PLAYERS,
  ...GEAR,
  ...STARS,
  ...HONOURS,
  ...BOATS,
  ...PLACES,
  ...PLANTS,
  ...KBACH,
]

const byId = new Map<string, CrestSymbol>(SYMBOLS.map(symbol => [symbol.id, symbol]))
export const findSymbol = (id: string): CrestSymbol | undefined => byId.get(id)
