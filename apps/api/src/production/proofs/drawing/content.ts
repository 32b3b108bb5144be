import { personalRolesIn, type UnprintedField, unprintedOf } from '@kitwright/design'
import type { Size } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import { PROOF_SIDES, type ProofSide } from '@kitwright/press'
import { z } from 'zod'
import type { LineToProve } from '../../../orders/index.ts'
import { sha256Of } from '../../storage/contentStore.ts'
import type { GarmentToSew } from '../../garments/orderGarments.ts'

/** A stored picture. */
export interface StoredProofView {
  readonly side: ProofSide
  readonly hash: string
  readonly widthPx: number
  readonly heightPx: number
  /** The hash of the picture as drawn. Missing in proofs older than this field. */
  readonly sha256?: string
}

export const storedViewSchema: z.ZodType<StoredProofView> = z.object({
  side: z.enum(PROOF_SIDES),
  hash: z.string(),
  widthPx: z.number(),
  heightPx: z.number(),
  sha256: z.string().optional(),
})

/** The facts of a line about its garments. */
export interface CardFacts {
  readonly lineId: string
  readonly design: string
  readonly revision: number
  readonly productType: string
  readonly fabric: string
  readonly size: Size
  readonly sleeve: LineToProve['sleeve']
  readonly version: LineToProve['version']
  /** Absent in cards stored before lines named a kit. */
  readonly kit?: LineToProve['kit']
  readonly playerName: string
  /** Null if the design's own texts are printed. */
  readonly printed: string | null
  readonly number: number | null
  readonly qty: number
  /** The player's fields that are not printed. Absent in older proofs. */
  readonly unprinted?: readonly UnprintedField[]
  /** Version of the shop's size chart. */
  readonly chart: number
}

/** A line as the proof showed it. */
export interface StoredProofCard extends CardFacts {
  /** The hash of all inputs of its pictures. */
  readonly look: string
  readonly views: readonly StoredProofView[]
}

export interface Wish {
  readonly lineId: string
  readonly text: string
}

/** The areas in which a line's pictures differ from those that were accepted. */
export interface DifferenceMark {
  readonly lineId: string
  readonly side: ProofSide
  readonly boxes: readonly Box[]
}

/** Returns the name of a look's picture of one side. */
export const viewHash = (look: string, side: ProofSide): string => sha256Of(`${look} ${side}`)

/** Returns the facts of a line and of its first garment; all its garments are alike. */
export const cardFacts = (
  line: LineToProve,
  { player, size, document }: Pick<GarmentToSew, 'player' | 'size' | 'document'>,
): CardFacts => ({
  lineId: line.id,
  design: line.design_name,
  revision: line.revision,
  productType: line.product_type,
  fabric: line.fabric,
  size,
  sleeve: line.sleeve,
  version: line.version,
  kit: line.kit,
  playerName: line.player_name,
  printed: player ? player.name : null,
  number: player ? player.number : null,
  qty: line.qty,
  unprinted: player ? unprintedOf(personalRolesIn(document), player) : [],
  chart: line.chart,
})
