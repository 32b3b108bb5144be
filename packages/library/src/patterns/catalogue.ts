import type { LibraryPattern, PatternFamily } from '../types.ts'
import { ANGKOR, FLOWERS, KBACH, WEAVES } from './khmer.ts'
import { CHECKS, SLANTS, STRIPES } from './lines.ts'
import { ANIMALS, CAMOS, ENERGY, FLOWS, PAINTS } from './nature.ts'
import { EMBLEMS, FADES, PLACED } from './placed.ts'
import type { Family } from './rows.ts'
import { DIGITAL, DOTS, GEOMETRIC, STARRY } from './shapes.ts'

const FAMILIES: readonly Family[] = [
  STRIPES,
  SLANTS,
  PLACED,
  FADES,
  CHECKS,
  DOTS,
  GEOMETRIC,
  KBACH,
  FLOWERS,
  ANGKOR,
  WEAVES,
  CAMOS,
  PAINTS,
  FLOWS,
  ENERGY,
  ANIMALS,
  STARRY,
  DIGITAL,
  EMBLEMS,
]

/** Offered first while nothing is looked for: a little of everything. */
const FIRST =
  'triangles stripes pinstripes stripes-trio hoops wide-hoops diagonals chevron zigzag checks gingham diamonds harlequin dots halftone honeycomb grid carbon camo brush waves topography stars lightning kbach lotus angkor naga-scales'.split(
    ' ',
  )

/** The kinds of patterns, in the order in which they are offered. */
export const PATTERN_FAMILIES: readonly PatternFamily[] = FAMILIES.map(({ id, name }) => ({ id, name }))

const all = FAMILIES.flatMap(family =>
  family.rows.map(([id, en, kh, width, height, tags]): LibraryPattern => ({
    id,
    name: { en, kh },
    family: family.id,
    tags: tags.split(' '),
    tileMm: { width, height },
  })),
)

const BY_ID = new Map(all.map(pattern => [pattern.id, pattern]))

/** What is said of a packaged pattern, or undefined. */
export const describePattern = (id: string): LibraryPattern | undefined => BY_ID.get(id)

/** The packaged patterns, in the order in which they are offered. */
export const PATTERNS: readonly LibraryPattern[] = [
  ...FIRST.map(id => BY_ID.get(id)!),
  ...all.filter(({ id }) => !FIRST.includes(id)),
]
