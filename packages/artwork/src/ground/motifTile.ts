import { inksOf, isInOwnColours, type Motif, type PatternUse } from '@kitwright/design'
import { assetKey } from '../surface/types.ts'
import { findPattern, inkCount, inkTile, type PatternTile } from '@kitwright/library'

/** The size of a motif's letters at scale 1, em. */
export const MOTIF_EM_MM = 40
/** No packaged pattern's id begins so. */
const MARK = 'motif'
/** Clear cloth around what is seen once: beyond its edges a tile goes on as it ends there. */
const RIM = 1.04

const texts = new WeakMap<Motif, string>()

function textOf(motif: Motif): string {
  const text = texts.get(motif) ?? JSON.stringify(motif)
  texts.set(motif, text)
  return text
}

/** The tile of one of a pattern's inks. A motif's tells all of it, so that it can be drawn wherever only its id has come. */
export const tileIdOf = ({ id, motif }: Pick<PatternUse, 'id' | 'motif'>, ink = 0): string =>
  motif ? `${MARK}${ink}${textOf(motif)}` : inkTile(id, ink)

/** In how many inks a pattern is drawn; a picture in its own colours is drawn once, too. */
export const inkCountOf = ({ id, motif }: Pick<PatternUse, 'id' | 'motif'>): number =>
  motif?.kind === 'picture' ? Math.max(1, motif.inks) : motif ? 1 : inkCount(id)

/** A motif, and which of its inks a tile shows. */
export interface MotifInk {
  readonly motif: Motif
  readonly ink: number
}

const MAX_KEPT = 200
const read = new Map<string, MotifInk | null>()

function readTile(id: string): MotifInk | null {
  const [ink, json] = [Number(id[MARK.length]), id.slice(MARK.length + 1)]
  // A motif has no separate tile for garment-wide patterns.
  if (!json.endsWith('}')) return null
  const motif = JSON.parse(json) as Motif
  return ink < inkCountOf({ id, motif }) ? { motif, ink } : null
}

/** The motif whose tile this is; null for a packaged pattern's, and where it has no such ink. */
export function motifOfTile(id: string): MotifInk | null {
  if (!id.startsWith(MARK) || !id.includes('{')) return null
  const before = read.get(id)
  if (before !== undefined) return before
  if (read.size >= MAX_KEPT) read.clear()
  const found = readTile(id)
  read.set(id, found)
  return found
}

function tileOfMotif(id: string, { rows, widthMm, heightMm, gapXMm, gapYMm }: Motif): PatternTile {
  if (rows === 'once') return { id, tileMm: { width: widthMm * RIM, height: heightMm * RIM }, isOnce: true }
  const lines = rows === 'brick' ? 2 : 1
  return { id, tileMm: { width: widthMm + gapXMm, height: lines * (heightMm + gapYMm) } }
}

/** Whether a tile is a picture in its own colours, not ink. */
export const isColourTile = (id: string): boolean => {
  const made = motifOfTile(id)
  return made !== null && isInOwnColours(made)
}

/** A pattern's tile, packaged or of one's own. */
export function findTile(id: string): PatternTile | undefined {
  const made = motifOfTile(id)
  return made ? tileOfMotif(id, made.motif) : findPattern(id)
}

/** The tiles of a pattern's inks that there are, its first ink's before the others. */
export const tileIdsOf = (use: PatternUse): readonly string[] =>
  printedInks(use)
    .map((_, ink) => tileIdOf(use, ink))
    .filter((id, ink) => ink === 0 || findTile(id))

/** A pattern's inks as they are printed one by one; a picture in its own colours counts as one. */
export const printedInks = (use: PatternUse): readonly string[] => (isInOwnColours(use) ? [use.colour] : inksOf(use))

/** The pictures that tiles show in a few inks, by `assetKey`: drawings among them are separated by their own fills and strokes. */
export const inkedAssets = (tileIds: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...tileIds].flatMap(id => {
      const motif = motifOfTile(id)?.motif
      return motif?.kind === 'picture' && motif.inks > 0 ? [assetKey(motif.asset)] : []
    }),
  )

/** Pixels a millimetre of a drawing's tile that is painted from shapes, for pieces that bend: 200 dpi, on 4,096 px at most. */
export const shapeTilePxPerMm = ({ width, height }: PatternTile['tileMm']): number =>
  Math.min(8, 4096 / Math.max(width, height))

/** Whether a tile shows a picture in its own colours that is painted from its shapes. */
export function isShapeTile(id: string, drawings: ReadonlyMap<string, unknown> | undefined): boolean {
  const motif = motifOfTile(id)?.motif
  if (motif?.kind !== 'picture' || motif.inks > 0 || motif.rows !== 'once') return false
  return drawings?.has(assetKey(motif.asset)) === true
}
