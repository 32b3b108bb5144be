import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Plate, PlateSize } from '@kitwright/artwork'
import { boxHeight, boxWidth } from '@kitwright/measure'

/** A plate as written into a file, its values packed. */
export interface PackedPlate extends PlateSize {
  /** Key of its inputs. */
  readonly key: string
  readonly values: Uint8Array
  /** Whether values are packed as differences from the row above. */
  readonly isSmooth: boolean
}

const MM_PER_INCH = 25.4
export const PLATE_DPI = 150

function sizeOf({ cover }: Plate): PlateSize {
  const px = (mm: number): number => Math.ceil((mm / MM_PER_INCH) * PLATE_DPI)
  return { widthPx: px(boxWidth(cover)), heightPx: px(boxHeight(cover)) }
}

/** Cache size: the plates of ten sizes of most patterns. */
const MOST_BYTES = 48 * 2 ** 20
/** Flat areas compress well at any level. */
const LEVEL = 3

/** Plates in order of last use. */
const kept = new Map<string, PackedPlate>()
let keptBytes = 0

function keep(plate: PackedPlate): void {
  kept.set(plate.key, plate)
  keptBytes += plate.values.length
  for (const [key, oldest] of kept) {
    if (keptBytes <= MOST_BYTES) return
    kept.delete(key)
    keptBytes -= oldest.values.length
  }
}

/** PNG's Up filter type, before each row, for values close to those above. */
const UP = 2

/**
 * Packs values for a file. A gradient's are close to those above them, so as differences they shrink to a twentieth.
 */
export function packValues(
  values: Uint8Array,
  { widthPx, isSmooth }: Pick<PackedPlate, 'widthPx' | 'isSmooth'>,
): Uint8Array {
  if (!isSmooth) return deflateSync(values, { level: LEVEL })
  const rows = values.length / widthPx
  const told = new Uint8Array(values.length + rows)
  for (let row = 0; row < rows; row++) {
    const [from, to] = [row * widthPx, row * (widthPx + 1)]
    told[to] = UP
    for (let i = 0; i < widthPx; i++)
      told[to + 1 + i] = values[from + i]! - (row === 0 ? 0 : values[from - widthPx + i]!)
  }
  return deflateSync(told, { level: LEVEL })
}

/** Restores the values of `packValues`. */
export function unpackValues({ values, widthPx, heightPx, isSmooth }: PackedPlate): Uint8Array {
  const told = inflateSync(values)
  if (!isSmooth) return told
  const all = new Uint8Array(widthPx * heightPx)
  for (let row = 0; row < heightPx; row++) {
    const [from, to] = [row * (widthPx + 1) + 1, row * widthPx]
    for (let i = 0; i < widthPx; i++) all[to + i] = told[from + i]! + (row === 0 ? 0 : all[to - widthPx + i]!)
  }
  return all
}

/** Deflated plate at 150 dpi. Cached by content (48 MB, least recently used), because garments of the same size share it. */
export function packPlate(plate: Plate): PackedPlate {
  const size = sizeOf(plate)
  const key = createHash('sha256')
    .update(JSON.stringify([plate.facts, plate.cover, size]))
    .digest('hex')
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  const { isSmooth } = plate
  const made = { ...size, key, isSmooth, values: packValues(plate.read(size), { ...size, isSmooth }) }
  keep(made)
  return made
}
