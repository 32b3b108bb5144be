import type { Response_ } from '@kitwright/contract'
import { getGarment } from '@kitwright/garment'
import { codeOf, garmentCode, placesText } from '@kitwright/press'
import type { OrderToSew } from '../../orders/index.ts'
import { groupAlike, placesOf } from '../garments/alike.ts'
import { cutPiecesOf, garmentsAsked, type GarmentToSew } from '../garments/orderGarments.ts'

type LabelResponse = Response_<'GET /api/office/labels/{number}/{sign}'>
type Bundle = LabelResponse['bundle']

/** Returns the part of a code after the order's number. */
export const signIn = (code: string): string => code.slice(code.lastIndexOf('/') + 1)

/** The order that garments belong to, and when its pieces were counted. */
interface OrderCounts {
  readonly order: string
  readonly counts: ReadonlyMap<string, Date>
}

/**
 * Returns a garment by its pieces, with the time each was counted. `alike`: all garments that its file is printed for.
 */
export function bundleOf(
  garment: GarmentToSew,
  alike: readonly GarmentToSew[],
  { order, counts }: OrderCounts,
): Bundle {
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
      const label = signIn(codeOf({ order, ...placesOf(alike), piece }))
      return { piece, model: model.id, sign, label, countedAt: counts.get(sign)?.toISOString() ?? null }
    }),
  }
}

/** Returns every garment of an order by its pieces, in the order's order. */
export function bundlesOf(garments: readonly GarmentToSew[], counted: OrderCounts): Bundle[] {
  const groups = new Map(groupAlike(garments).flatMap(group => group.map(garment => [garment, group] as const)))
  return garments.map(garment => bundleOf(garment, groups.get(garment)!, counted))
}

export interface LabelTarget {
  readonly garment: GarmentToSew
  /** Null if the label belongs to the whole garment. */
  readonly piece: string | null
  /**
   * The codes of all its pieces, or of this one. For a label of several equal garments, the codes of this piece in each
   * of them.
   */
  readonly signs: readonly string[]
  /** The equal garments whose pieces all have this label; otherwise the garment alone. */
  readonly alike: readonly GarmentToSew[]
}

const signOf = (order: string, { line, garment }: GarmentToSew, piece: string): string =>
  signIn(codeOf({ order, line, garment, piece }))

/** Finds the target of a label shared by several equal garments. */
function findShared({ number }: OrderToSew, garments: readonly GarmentToSew[], sign: string): LabelTarget | undefined {
  for (const alike of groupAlike(garments).filter(({ length }) => length > 1)) {
    const shared = { order: number, ...placesOf(alike) }
    const found = cutPiecesOf(alike[0]!).find(({ piece }) => signIn(codeOf({ ...shared, piece: piece.id })) === sign)
    if (!found) continue
    const piece = found.piece.id
    return { garment: alike[0]!, piece, signs: alike.map(each => signOf(number, each, piece)), alike }
  }
  return undefined
}

/** Returns the number of counted copies of each piece of equal garments. */
export function countAlike(
  alike: readonly GarmentToSew[],
  { order, counts }: OrderCounts,
): NonNullable<LabelResponse['alike']> {
  const pieces = cutPiecesOf(alike[0]!).map(({ piece: { id: piece } }) => ({
    piece,
    counted: alike.filter(each => counts.has(signOf(order, each, piece))).length,
  }))
  return { of: alike.length, places: placesText(alike), pieces }
}

/** Finds the label of an order that has this code; undefined if none has it. */
export function findLabel(order: OrderToSew, wanted: string): LabelTarget | undefined {
  const sign = wanted.toUpperCase()
  const garments = garmentsAsked(order)
  for (const garment of garments) {
    const { line, garment: at } = garment
    const alike = [garment]
    const pieces = cutPiecesOf(garment).map(({ piece: { id } }) => ({
      id,
      sign: signOf(order.number, garment, id),
    }))
    const own = pieces.find(piece => piece.sign === sign)
    if (own) return { garment, piece: own.id, signs: [sign], alike }
    if (signIn(garmentCode(order.number, { line, garment: at })) === sign)
      return { garment, piece: null, signs: pieces.map(piece => piece.sign), alike }
  }
  return findShared(order, garments, sign)
}
