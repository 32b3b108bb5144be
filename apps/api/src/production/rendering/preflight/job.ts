import type { OwnFontFile } from '../../../fonts/index.ts'
import { defineJob } from '../../../workers/index.ts'
import type { GarmentWithoutPictures } from '../garmentFiles/validateSheets.ts'
import type { PieceResult } from '../garmentFiles/job.ts'
import type { CutVariant, MarkerRoll } from '../marker/job.ts'
import { STILL_MS } from '../limits.ts'
import type { Problem } from '../../garments/packError.ts'

/** The parts of an order that can be checked before anything is drawn. */
export interface OrderToLookAt {
  readonly garments: readonly Omit<GarmentWithoutPictures, 'fonts' | 'output'>[]
  /** The tenant's own fonts used in any of them. */
  readonly fonts: readonly OwnFontFile[]
  readonly rolls: readonly { readonly roll: MarkerRoll; readonly cuts: readonly CutVariant[] }[]
  /** Ids of pictures without a pixel size: drawings, and files that cannot be read now. */
  readonly drawings: readonly string[]
}

export interface PieceFindings extends Pick<PieceResult, 'piece' | 'findings'> {
  /** Whether the seam allowance is too narrow for the label. */
  readonly isLabelBeside: boolean
}

export interface OrderPreview {
  readonly problems: readonly Problem[]
  /** Resolutions at true size, for each garment in the order of the input; none if its sheets cannot be made. */
  readonly pieces: readonly (readonly PieceFindings[])[]
}

/**
 * Finds the resolutions of each garment, and the first obstacle to each garment and to each cut on its roll. Takes some
 * hundredths of a second for each.
 */
export const preflightJob = defineJob<OrderToLookAt, OrderPreview>(
  new URL('./preflightWorker.ts', import.meta.url),
  // Shares the process that draws these garments, which has loaded the code.
  { limitMs: 90_000, stillMs: STILL_MS, limitMb: 1_600, kin: 'garments' },
)
