import { inksOf, isInOwnColours, type Motif, type PatternUse, type PictureMotif } from '@kitwright/design'
import { assetKey } from '../surface/types.ts'
import { findPattern, inkCount, inkTile, type PatternTile } from '@kitwright/library'

/** The size of a motif's letters at scale 1: one em in millimetres. */
export const MOTIF_EM_MM = 40
/** The prefix of motif ids; no packaged pattern's id begins with it. */
const MARK = 'motif'
/** The clear rim around a tile that appears once, because a tile extends its edge pixels beyond itself. */
const RIM = 1.04

const texts = new WeakMap<Motif, string>()

function textOf(motif: Motif): string {
  const text = texts.get(motif) ?? JSON.stringify(motif)
  texts.set(motif, text)
  return text
}

/**
 * Returns the tile id of one of a pattern's inks. A motif's id contains the whole motif, so that the id alone is enough
 * to draw it.
 */
export const tileIdOf = ({ id, motif }: Pick<PatternUse, 'id' | 'motif'>, ink = 0): string =>
  motif ? `${MARK}${ink}${textOf(motif)}` : inkTile(id, ink)

/** Returns the number of inks of a pattern; a picture in its own colours is also drawn once. */
export const inkCountOf = ({ id, motif }: Pick<PatternUse, 'id' | 'motif'>): number =>
  motif?.kind === 'picture' ? Math.max(1, motif.inks) : motif ? 1 : inkCount(id)

/** A motif and the index of its ink on a tile. */
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

/** Returns the motif of a tile; null for a packaged pattern's tile, or if the motif lacks this ink. */
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

/** Checks that a tile is a picture in its own colours, not ink. */
export const isColourTile = (id: string): boolean => {
  const made = motifOfTile(id)
  return made !== null && isInOwnColours(made)
}

/** Returns the tile of a packaged or custom pattern. */
export function findTile(id: string): PatternTile | undefined {
  const made = motifOfTile(id)
  return made ? tileOfMotif(id, made.motif) : findPattern(id)
}

/** Returns the existing tiles of a pattern's inks, the first ink's first. */
export const tileIdsOf = (use: PatternUse): readonly string[] =>
  printedInks(use)
    .map((_, ink) => tileIdOf(use, ink))
    .filter((id, ink) => ink === 0 || findTile(id))

/** Returns a pattern's inks in print order; a picture in its own colours counts as one. */
export const printedInks = (use: PatternUse): readonly string[] => (isInOwnColours(use) ? [use.colour] : inksOf(use))

/**
 * Returns the pictures that tiles show in a few inks, by `assetKey`. Drawings among them are separated by their own
 * fills and strokes.
 */
export const inkedAssets = (tileIds: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...tileIds].flatMap(id => {
      const motif = motifOfTile(id)?.motif
      return motif?.kind === 'picture' && motif.inks > 0 ? [assetKey(motif.asset)] : []
    }),
  )

/** The most pixels of a tile's longer side when it shows a picture in its own colours on a page. */
export const MOST_PICTURE_PX = 4096

/** Returns the pixels that a page takes of a picture that goes round where a piece bends: those of its tile. */
export function tiledPixels(
  { tileMm }: Pick<PatternTile, 'tileMm'>,
  { widthMm, heightMm }: SizeMm,
  own: SizePx,
): SizePx {
  const perMm = MOST_PICTURE_PX / Math.max(tileMm.width, tileMm.height)
  return { widthPx: Math.min(own.widthPx, perMm * widthMm), heightPx: Math.min(own.heightPx, perMm * heightMm) }
}
type SizeMm = Pick<PictureMotif, 'widthMm' | 'heightMm'>
interface SizePx {
  readonly widthPx: number
  readonly heightPx: number
}

/** Returns the motif of a tile that shows a picture once, in its own colours. */
function ownPictureOf(id: string): PictureMotif | undefined {
  const motif = motifOfTile(id)?.motif
  return motif?.kind === 'picture' && motif.inks === 0 && motif.rows === 'once' ? motif : undefined
}

/** Returns the motif and the shapes of a tile that shows a drawing once, in its own colours. */
export function shapePictureOf<T>(
  id: string,
  pictures: ReadonlyMap<string, T> | undefined,
): { readonly motif: PictureMotif; readonly picture: T } | undefined {
  const motif = ownPictureOf(id)
  const picture = motif && pictures?.get(assetKey(motif.asset))
  return motif && picture && { motif, picture }
}
