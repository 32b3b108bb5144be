import type { DesignDocument, PrintedPlayer } from '@kitwright/design'
import type { Size, SizeChart } from '@kitwright/garment'
import type { Finding, PressSettings, SheetsInput } from '@kitwright/press'
import type { UploadBytes } from '../../../files/index.ts'
import type { OwnFontFile } from '../../../fonts/index.ts'
import type { OutputProfile } from '@kitwright/press/node'
import { defineJob } from '../../../workers/index.ts'
import { STILL_MS } from '../limits.ts'
import type { Problem } from '../../garments/packError.ts'

/** The inputs of one garment's print file. */
export interface GarmentToMake {
  readonly document: DesignDocument
  readonly chart: SizeChart
  readonly size: Size
  readonly player: PrintedPlayer | null
  /** The print settings of the supplier. */
  readonly settings: PressSettings
  readonly label: SheetsInput['label']
  /** The pieces to make; all if absent. */
  readonly only?: readonly string[] | undefined
  /** The values with which problems identify the garment. */
  readonly who: Readonly<Record<string, string>>
  /** Equal for the same order, so that the bytes are equal. */
  readonly madeAt: Date
  /** The printer's own colour profile. */
  readonly output?: OutputProfile | null | undefined
  /** The pictures as uploaded. */
  readonly images: readonly UploadBytes[]
  /** The tenant's own fonts that the document uses. */
  readonly fonts: readonly OwnFontFile[]
}

export interface PieceResult {
  readonly piece: string
  readonly code: string
  readonly findings: readonly Finding[]
}

/** A PDF, or the reason that there is none. */
export type GarmentResult =
  | {
      readonly pdf: Uint8Array
      readonly pieces: readonly PieceResult[]
      readonly problem?: undefined
    }
  | { readonly problem: Problem }

/** The number of a garment's pieces drawn, or read back. */
export type PiecesDone = number

const LIMITS = { limitMs: 90_000, stillMs: STILL_MS, limitMb: 1_600, kin: 'garments' }

/** Takes half a second for plain colours, some seconds for gradients and patterns over the whole garment. */
export const makeGarment = defineJob<GarmentToMake, GarmentResult, PiecesDone>(
  new URL('./makeWorker.ts', import.meta.url),
  LIMITS,
)

export interface GarmentToCheck {
  readonly garment: GarmentToMake
  readonly pdf: Uint8Array
}

/** Reads a garment's file with a program other than its writer; null if it matches the order. */
export const checkGarment = defineJob<GarmentToCheck, Problem | null, PiecesDone>(
  new URL('./checkWorker.ts', import.meta.url),
  LIMITS,
)
