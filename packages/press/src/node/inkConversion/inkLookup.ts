import { createHash } from 'node:crypto'
import { type Inks, toInkBytes } from '../colours/convertToInks.ts'
import { colourTable, type ColourTable } from './colourTable.ts'

/** Packs cyan, magenta, yellow and black into one number, a byte each. */
const packed = (inks: Uint8Array, at: number): number =>
  ((inks[at]! << 24) | (inks[at + 1]! << 16) | (inks[at + 2]! << 8) | inks[at + 3]!) >>> 0

export const inksKey = ({ profile, intent, isBlackScaled }: Inks): string =>
  createHash('sha256')
    .update(profile)
    .update(JSON.stringify([intent, isBlackScaled]))
    .digest('hex')

/** Caches the last table, because garments of an order follow one another. */
export function memoiseLast<T>(make: (inks: Inks) => T): (inks: Inks) => T {
  let last: { readonly sign: string; readonly made: T } | undefined
  return inks => {
    const sign = inksKey(inks)
    if (last?.sign !== sign) last = { sign, made: make(inks) }
    return last.made
  }
}

/** Table from sRGB to a printer's inks. */
export const inkTable: (inks: Inks) => ColourTable = memoiseLast(inks =>
  colourTable(async colours => {
    const found = await toInkBytes(colours, inks)
    return Uint32Array.from({ length: colours.length / 3 }, (_, i) => packed(found, 4 * i))
  }),
)
