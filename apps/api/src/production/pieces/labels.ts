import type { Response_ } from '@kitwright/contract'
import { getGarment } from '@kitwright/garment'
import { codeOf, garmentCode } from '@kitwright/press'
import type { OrderToSew } from '../../orders/index.ts'
import { cutPiecesOf, garmentsAsked, type GarmentToSew } from '../garments.ts'

type Traced = Response_<'GET /api/office/labels/{number}/{sign}'>
type Bundle = Traced['bundle']

/** What stands in a code after the order's number. */
export const signIn = (code: string): string => code.slice(code.lastIndexOf('/') + 1)

/** A garment by its pieces, and when each was counted. */
export function bundleOf(garment: GarmentToSew, order: string, counts: ReadonlyMap<string, Date>): Bundle {
  const { line, garment: at, design, document, who, player, size } = garment
  return {
    line,
    garment: at,
    design,
    productType: getGarment(document.garment).productType,
    name: who.name,
    number: player?.number ?? null,
    size,
    sign: signIn(garmentCode(order, { line, garment: at })),
    pieces: cutPiecesOf(garment).map(({ model, piece: { id: piece } }) => {
      const sign = signIn(codeOf({ order, line, garment: at, piece }))
      return { piece, model: model.id, sign, countedAt: counts.get(sign)?.toISOString() ?? null }
    }),
  }
}

export interface Labelled {
  readonly garment: GarmentToSew
  /** Null: the label is the whole garment's. */
  readonly piece: string | null
  /** Of all its pieces, or of this one. */
  readonly signs: readonly string[]
}

/** Whose label of an order has a sign; undefined where none has. */
export function findLabel(order: OrderToSew, wanted: string): Labelled | undefined {
  const sign = wanted.toUpperCase()
  for (const garment of garmentsAsked(order)) {
    const { line, garment: at } = garment
    const pieces = cutPiecesOf(garment).map(({ piece: { id } }) => ({
      id,
      sign: signIn(codeOf({ order: order.number, line, garment: at, piece: id })),
    }))
    const own = pieces.find(piece => piece.sign === sign)
    if (own) return { garment, piece: own.id, signs: [sign] }
    if (signIn(garmentCode(order.number, { line, garment: at })) === sign)
      return { garment, piece: null, signs: pieces.map(piece => piece.sign) }
  }
  return undefined
}
