import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Plate, PlateSize } from '@kitwright/artwork'
import { boxHeight, boxWidth } from '@kitwright/measure'

/** A plate as it is written into a file: its values, packed. */
export interface PackedPlate extends PlateSize {
  /** What it is made of. */
  readonly key: string
  readonly values: Uint8Array
}

const MM_PER_INCH = 25.4
export const PLATE_DPI = 150
/** As fine as a screen at arm's length: of a gradient nobody sees more. */
const SMOOTH_DPI = 50

function sizeOf({ cover, isSmooth }: Plate): PlateSize {
  const px = (mm: number): number => Math.ceil((mm / MM_PER_INCH) * (isSmooth ? SMOOTH_DPI : PLATE_DPI))
  return { widthPx: px(boxWidth(cover)), heightPx: px(boxHeight(cover)) }
}

/** So much is kept: the plates of ten sizes of most patterns. */
const MOST_BYTES = 48 * 2 ** 20
/** Flat areas pack well, whatever is paid for it. */
const LEVEL = 3

/** In the order in which they were last asked for. */
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

/** A plate as it was made before, for another player of the same size; else as it is made now. */
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
  const made = { ...size, key, values: deflateSync(plate.read(size), { level: LEVEL }) }
  keep(made)
  return made
}
