import type { FloorGarment } from './floorOrder.ts'

export const TICKETS_A_PAGE = 10
/** Labels per part. A corrected name redraws this many. */
const LABELS_A_PART = 5

/** Consecutive garments of a paper whose pages are drawn and stored together. */
export interface FloorPart {
  readonly id: string
  /** Index of its first garment in the order. */
  readonly from: number
  readonly garments: readonly FloorGarment[]
}

function partsOf(name: string, garments: readonly FloorGarment[], most: number): FloorPart[] {
  return Array.from({ length: Math.ceil(garments.length / most) }, (_, i) => ({
    id: `${name} ${i + 1}`,
    from: i * most,
    garments: garments.slice(i * most, (i + 1) * most),
  }))
}

/** Returns a part for each page of tickets. */
export const ticketParts = (garments: readonly FloorGarment[]): FloorPart[] =>
  partsOf('tickets', garments, TICKETS_A_PAGE)

export const labelParts = (garments: readonly FloorGarment[]): FloorPart[] => partsOf('labels', garments, LABELS_A_PART)

/** Returns garments for the traveller, without names and numbers of players. */
export const withoutPlayers = (garments: readonly FloorGarment[]): FloorGarment[] =>
  garments.map(garment => ({ ...garment, number: null, printed: null }))

/** Returns the pages of a part drawn earlier by its id, or draws them. */
export type ReusePart = (id: string, draw: () => Uint8Array) => Uint8Array
export const drawEachPart: ReusePart = (_, draw) => draw()
