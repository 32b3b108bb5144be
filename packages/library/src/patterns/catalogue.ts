import type { LibraryPattern } from '../types.ts'
import { EIGHTIES, RING, STREETS, TONAL } from './families/allOver.ts'
import { colouringsOf } from './colourings.ts'
import { EMBLEMS, FADES } from './families/fadePatterns.ts'
import { ANGKOR, FLOWERS, KBACH, WEAVES } from './families/khmer.ts'
import { CHECKS, SLANTS, STRIPES } from './families/lines.ts'
import { ANIMALS, CAMOS, FLOWS, PAINTS } from './families/naturePatterns.ts'
import { RETIRED } from './families/retiredPatterns.ts'
import type { Family, Row } from './families/rows.ts'
import { CHEST, SASHES } from './families/sashes.ts'
import { SEVERAL_INKS } from './families/severalInks.ts'
import { DIGITAL, DOTS, GEOMETRIC, STARRY } from './families/shapes.ts'
import { SHOULDERS, SIDES, SPLITS, UPRIGHTS } from './families/uprights.ts'

const FAMILIES: readonly Family[] = [
  SEVERAL_INKS,
  SASHES,
  CHEST,
  STRIPES,
  UPRIGHTS,
  SHOULDERS,
  SIDES,
  SPLITS,
  SLANTS,
  EIGHTIES,
  TONAL,
  KBACH,
  WEAVES,
  ANGKOR,
  FLOWERS,
  FADES,
  CHECKS,
  GEOMETRIC,
  DOTS,
  STREETS,
  RING,
  CAMOS,
  ANIMALS,
  FLOWS,
  PAINTS,
  STARRY,
  DIGITAL,
  EMBLEMS,
]

/** Patterns offered first when there is no search: a little of everything. */
const FIRST =
  'sash-outlined stripes hoop-outlined vees-club raglan-lined halves-bolt ribbon-weave kbach krama-club krama-classic side-ribs chest-vee-tones shadow-diamonds tiger-sides angkor-dusk hoops stripes-offset shoulder-tapes block-shards dragon-scales topography sash-krama pinstripes diamond-echo street-map naga-scales fade-hexagons'.split(
    ' ',
  )

/** The kinds of patterns, in the order in which they are offered. */
export const PATTERN_FAMILIES = FAMILIES.map(({ id }) => id)

const patternOf = (
  [id, width, height, tags, own]: Row,
  at: number,
  { id: family, colours }: { readonly id: string; readonly colours: string },
): LibraryPattern => ({
  id,
  family,
  tags: tags.split(' '),
  tileMm: { width, height },
  colourings: own === undefined ? colouringsOf(colours, at) : colouringsOf(own, 0),
})

const all = FAMILIES.flatMap(family => family.rows.map((row, at) => patternOf(row, at, family)))

/** Patterns that older designs may use: still drawn and named, but no longer offered. */
export const RETIRED_PATTERNS: readonly LibraryPattern[] = RETIRED.map((row, at) =>
  patternOf(row, at, { id: 'retired', colours: STRIPES.colours }),
)

const BY_ID = new Map([...all, ...RETIRED_PATTERNS].map(pattern => [pattern.id, pattern]))

/** Returns the description of a packaged pattern, including one that is no longer offered; otherwise undefined. */
export const describePattern = (id: string): LibraryPattern | undefined => BY_ID.get(id)

/** The packaged patterns, in the order in which they are offered. */
export const PATTERNS: readonly LibraryPattern[] = [
  ...FIRST.map(id => BY_ID.get(id)!),
  ...all.filter(({ id }) => !FIRST.includes(id)),
]
