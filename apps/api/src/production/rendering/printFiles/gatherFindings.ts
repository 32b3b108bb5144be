import type { ComingColour } from '@kitwright/press/node'
import type { GarmentToSew } from '../../garments/orderGarments.ts'
import type { PieceResult } from '../garmentFiles/job.ts'

/** A finding that the printer should know: listed once per piece of a design, for all who wear it. */
export interface FindingOfPack {
  readonly kind: 'picture' | 'pattern'
  readonly design: string
  readonly piece: string
  /** Null if it is printed as shapes, sharp at any size. */
  readonly dpi: number | null
  readonly isCoarse: boolean
}

/** A colour that a printer reproduces differently. */
export interface ColourOfPack extends ComingColour {
  /**
   * The order's fabrics with this result; absent if all have the same profile, and in packs from before they could
   * differ.
   */
  readonly fabrics?: readonly string[]
}

const finenessOf = ({ dpi }: Pick<FindingOfPack, 'dpi'>): number => dpi ?? Infinity

/** Gathers the findings. If both sides have one, reports the lowest resolution. */
export function gatherFindings(
  made: readonly {
    readonly garment: Pick<GarmentToSew, 'design' | 'documentHash'>
    readonly pieces: readonly Pick<PieceResult, 'piece' | 'findings'>[]
  }[],
): FindingOfPack[] {
  const found = new Map<string, FindingOfPack>()
  for (const { garment, pieces } of made)
    for (const { piece, findings } of pieces)
      for (const { dpi, ...finding } of findings) {
        const kind = finding.kind === 'coarsePattern' ? 'pattern' : 'picture'
        const key = JSON.stringify([garment.design, garment.documentHash, piece, kind])
        const known = found.get(key)
        if (known && finenessOf(known) <= finenessOf({ dpi })) continue
        const isCoarse = finding.kind === 'coarsePattern' || finding.isCoarse
        found.set(key, { kind, design: garment.design, piece, dpi: dpi && Math.floor(dpi), isCoarse })
      }
  return [...found.values()]
}
