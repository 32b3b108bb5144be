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
  /** Kept free at each side, for what is printed beyond a cut line. */
  readonly edgeMm: number
  /** Along the roll, either way up, where it is not told. */
  readonly lie?: RollLie | undefined
}

/** The data shared by garments with the same layout, whoever wears them. */
export type CutVariant = Pick<GarmentToMake, 'document' | 'chart' | 'size' | 'settings' | 'only' | 'who'>

/** How long it is searched, and which of the searches that differ. */
export interface SearchEffort {
  /** Times the usual places. */
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

/** A sheet of a cut, as far as it lies on a roll. */
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

/** A part of the roll that one file holds. */
export interface MarkerPart {
  readonly lengthMm: number
  /** Part of it that is cloth of pieces, 0-1. */
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

/** How far the search for the shortest roll is. */
export interface NestingProgress {
  /** 0-1. */
  readonly share: number
  /** The length of the layout so far, with each part at its shortest. */
  readonly lengthMm: number
}

/** Some seconds for each five metres. */
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
  /** The garments' files have the printer's inks. */
  readonly isInked?: boolean | undefined
  readonly output: OutputProfile | null
  readonly garments: readonly {
    readonly pdf: Uint8Array
    /** `page` of its file; `qr` is what its label holds. */
    readonly pieces: readonly (SheetOutline & RollPlacement & { readonly page: number; readonly qr: string })[]
  }[]
}

/** A PDF that was read back, or what of it is not as it should be. */
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
  /** Not there in packs of before it was reckoned. */
  readonly costCents?: number | null
  /** How long it was before a longer search; not there in packs of before there was one. */
  readonly beforeMm?: number | null
  /** Under which hash what lies where is kept. */
  readonly layout: string
  /** And the search that it is of, from which another one goes on. */
  readonly laid?: string
}
