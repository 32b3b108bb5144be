import type { RollLie } from '@kitwright/contract'
import type { Box, Point } from '@kitwright/measure'
import type { Intent, Label, RollPlacement } from '@kitwright/press'
import type { OutputProfile } from '@kitwright/press/node'
import { defineJob } from '../../../workers/index.ts'
import { STILL_MS } from '../limits.ts'
import type { GarmentToMake } from '../garmentFiles/job.ts'
import type { Problem } from '../../garments/packError.ts'

/** A supplier's roll of one fabric. */
export interface MarkerRoll {
  readonly widthMm: number
  readonly gapMm: number
  /** Kept free at each side, for print beyond a cut line. */
  readonly edgeMm: number
  /** The direction of pieces; along the roll, either way up, if absent. */
  readonly lie?: RollLie | undefined
}

/** The data shared by garments with the same layout, whoever wears them. */
export type CutVariant = Pick<GarmentToMake, 'document' | 'chart' | 'size' | 'settings' | 'only' | 'who'>

/** The length of the search, and its random seed. */
export interface SearchEffort {
  /** Multiple of the usual number of placements. */
  readonly effort: number
  readonly seed: number
}

export interface MarkerToLay {
  readonly search: SearchEffort
  /** The existing layout. The search continues from it, and no part gets longer. */
  readonly known?: readonly MarkerPart[] | undefined
  readonly roll: MarkerRoll
  readonly cuts: readonly CutVariant[]
  /** For each garment, in order, the index of its cut. */
  readonly garments: readonly number[]
}

/** A sheet of a cut, with its outline on a roll. */
export interface SheetOutline {
  readonly piece: string
  readonly box: Box
  readonly cut: readonly Point[]
  readonly outline: readonly Point[]
  /** A piece of the body or the legs: its cloth hangs along the grain. */
  readonly isMain?: boolean
  readonly label: Pick<Label, 'form' | 'centre' | 'rotationDeg' | 'widthMm' | 'heightMm'>
}

export interface LaidPiece extends RollPlacement {
  /** The garment's index, and the index of the sheet in its cut, both from 0. */
  readonly garment: number
  readonly sheet: number
}

/** A part of the roll in one file. */
export interface MarkerPart {
  readonly lengthMm: number
  /** The share of it covered by pieces, 0-1. */
  readonly density: number
  readonly pieces: readonly LaidPiece[]
}

export type MarkerResult =
  | {
      /** The sheets of each cut. */
      readonly sheets: readonly (readonly SheetOutline[])[]
      readonly parts: readonly MarkerPart[]
      readonly problem?: undefined
    }
  | { readonly problem: Problem }

/** The progress of the search for the shortest roll. */
export interface NestingProgress {
  /** 0-1. */
  readonly share: number
  /** The length of the layout so far, with each part at its shortest. */
  readonly lengthMm: number
}

/** Takes some seconds for each five metres. */
export const layMarker = defineJob<MarkerToLay, MarkerResult, NestingProgress>(
  new URL('./layWorker.ts', import.meta.url),
  {
    limitMs: 1_200_000,
    stillMs: STILL_MS,
    limitMb: 1_200,
  },
)

export interface PartToWrite {
  readonly title: string
  readonly order: string
  readonly madeAt: Date
  readonly widthMm: number
  readonly lengthMm: number
  readonly cutName: string
  readonly isMirrored: boolean
  readonly intent?: Intent | undefined
  /** Whether the garments' files use the printer's inks. */
  readonly isInked?: boolean | undefined
  readonly output: OutputProfile | null
  readonly garments: readonly {
    readonly pdf: Uint8Array
    /** `page` is that of its file; `qr` is the content of its label. */
    readonly pieces: readonly (SheetOutline & RollPlacement & { readonly page: number; readonly qr: string })[]
  }[]
}

/** A PDF that was read back, or its problem. */
export type WrittenPart = { readonly pdf: Uint8Array; readonly problem?: undefined } | { readonly problem: Problem }

export const writePart = defineJob<PartToWrite, WrittenPart>(new URL('./writeWorker.ts', import.meta.url), {
  limitMs: 240_000,
  stillMs: STILL_MS,
  limitMb: 1_600,
})

/** The facts about a part of a roll that the office sees. */
export interface MarkerRecord {
  readonly fabric: string
  readonly part: number
  readonly of: number
  readonly widthMm: number
  readonly lengthMm: number
  readonly density: number
  readonly pieces: number
  /** Absent in packs from before it was calculated. */
  readonly costCents?: number | null
  /** Its length before a longer search; absent in packs from before there was one. */
  readonly beforeMm?: number | null
  /** The hash under which the layout is stored. */
  readonly layout: string
  /** The hash of its search, which another search continues. */
  readonly laid?: string
}
