import type { Place } from '@kitwright/press'
import type { GarmentToSew } from './orderGarments.ts'

/** Returns a key that distinguishes garments without reading their designs. */
const shortKey = ({ designId, revision, documentHash, kit, fabric, size, player, who }: GarmentToSew): string =>
  JSON.stringify([designId, revision, documentHash, kit, fabric, size, player, who.name, who.number])

/** Groups garments of an order whose print and cut are identical, in the order of the first of each. */
export function groupAlike(garments: readonly GarmentToSew[]): GarmentToSew[][] {
  const likely = Map.groupBy(garments, shortKey)
  const groups: GarmentToSew[][] = []
  const found = new Map<string, GarmentToSew[]>()
  // A line's garments share one document. It is long, so it is serialised only if lines must be compared.
  const documents = new Map<number, string>()
  const documentOf = ({ line, document }: GarmentToSew): string => {
    const known = documents.get(line) ?? JSON.stringify(document)
    documents.set(line, known)
    return known
  }
  for (const garment of garments) {
    const key = shortKey(garment)
    const lines = new Set(likely.get(key)!.map(({ line }) => line))
    const whole = lines.size > 1 ? `${key} ${documentOf(garment)}` : key
    const group = found.get(whole)
    if (group) group.push(garment)
    else {
      const own = [garment]
      found.set(whole, own)
      groups.push(own)
    }
  }
  return groups
}

/** Sorts by order line, then by garment. */
export const inOrder = <T extends { readonly garment: Place }>(all: readonly T[]): T[] =>
  all.toSorted(({ garment: a }, { garment: b }) => a.line - b.line || a.garment - b.garment)

/** Returns a label's text for the garments that a file is printed for: the first, and all if there are several. */
export function placesOf(garments: readonly Place[]): Place & { readonly alike?: readonly Place[] } {
  const places = garments.map(({ line, garment }) => ({ line, garment }))
  return { ...places[0]!, ...(places.length > 1 && { alike: places }) }
}
