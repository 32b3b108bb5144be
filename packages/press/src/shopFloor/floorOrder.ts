import type { UnprintedField } from '@kitwright/design'
import type { SurfaceCanvas } from '@kitwright/artwork'
import { sizeLabel, sortSizes, type Size } from '@kitwright/garment'
import { codeOf, qrOf, remakeMark } from '../pieceLabel.ts'

/** One garment on the shop floor. */
export interface FloorGarment {
  /** The order's line and the garment's number in that line, both from 1. */
  readonly line: number
  readonly garment: number
  readonly style: string
  readonly size: Size
  readonly number: number | null
  /** The printed text; null where the design's own texts are printed. */
  readonly printed: string | null
  /** The player's fields that the design has no text for. */
  readonly unprinted?: readonly UnprintedField[]
  /** Number of its pieces of cloth. */
  readonly pieces: number
}

export interface FloorStyle {
  readonly style: string
  /** The design's name. */
  readonly name: string
  readonly productType: string
  /** The fabrics' names in the paper's language. */
  readonly fabrics: readonly string[]
  readonly view: SurfaceCanvas | null
}

/** The facts of an order for the shop floor: no customer, no price. */
export interface FloorOrder {
  readonly shop: string
  readonly order: string
  readonly approvedAt: Date
  readonly styles: readonly FloorStyle[]
  readonly garments: readonly FloorGarment[]
  /** The number on labels of remade pieces. */
  readonly remake?: number | undefined
  /** The machine that its files are for. */
  readonly printer?: string | undefined
  readonly opensAt?: string | undefined
}

/** Returns the heading of papers: the order's number and the remake's mark. */
export const headOf = ({ order, remake }: Pick<FloorOrder, 'order' | 'remake'>): string =>
  [order, remakeMark(remake)].filter(Boolean).join('  ')

/** Returns the place on the labels of its pieces: `3.1`. */
export const placeOf = ({ line, garment }: FloorGarment): string => `${line}.${garment}`

/** Returns the code of a garment's papers. No piece has the same code. */
export const garmentCode = (order: string, { line, garment }: Pick<FloorGarment, 'line' | 'garment'>): string =>
  codeOf({ order, line, garment, piece: 'garment' })

/** Returns the QR content of a garment's papers. */
export const garmentQr = ({ order, opensAt }: Pick<FloorOrder, 'order' | 'opensAt'>, garment: FloorGarment): string =>
  qrOf(garmentCode(order, garment), opensAt)

/** Returns the QR content of an order's papers: its number, preceded by its address where it has one. */
export const orderQr = ({ order, opensAt }: Pick<FloorOrder, 'order' | 'opensAt'>): string => qrOf(order, opensAt)

/** Counts the garments of each size, as `S 3 · M 12`. */
export function sizesOf(garments: readonly FloorGarment[]): string {
  const counted = sortSizes(garments.map(({ size }) => size)).map(
    size => [size, garments.filter(each => each.size === size).length] as const,
  )
  return counted.flatMap(([size, count]) => (count > 0 ? [`${sizeLabel(size)} ${count}`] : [])).join(' · ')
}

/** The number of garments in a usual parcel. */
const MOST_IN_PARCEL = 30

/** Divides garments into as few parcels as possible, about equally full, in the order's sequence. */
export function parcelsOf(garments: readonly FloorGarment[], most = MOST_IN_PARCEL): FloorGarment[][] {
  const count = Math.ceil(garments.length / most)
  return Array.from({ length: count }, (_, i) =>
    garments.slice(Math.round((i * garments.length) / count), Math.round(((i + 1) * garments.length) / count)),
  )
}
