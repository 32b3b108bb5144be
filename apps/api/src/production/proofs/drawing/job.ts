import type { ProofCard, ProofFacts, ProofSide } from '@kitwright/press'
import type { Box } from '@kitwright/measure'
import type { Language } from '@kitwright/words'
import { defineJob } from '../../../workers/index.ts'
import { STILL_MS } from '../../rendering/limits.ts'
import type { GarmentToMake } from '../../rendering/garmentFiles/job.ts'
import type { Problem } from '../../garments/packError.ts'
import type { StoredProofView } from './content.ts'

export interface RenderedView {
  readonly side: ProofSide
  readonly bytes: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

/** The pictures of one look, or the reason that there are none. */
export type ProofViewResult =
  | { readonly views: readonly RenderedView[]; readonly problem?: undefined }
  | { readonly problem: Problem }

/** Takes some tenths of a second for plain colours, some seconds for patterns over the whole garment. */
export const renderProofViews = defineJob<GarmentToMake, ProofViewResult>(new URL('./drawWorker.ts', import.meta.url), {
  limitMs: 60_000,
  stillMs: STILL_MS,
  limitMb: 1_500,
})

/** Two pictures of one side. */
export interface Pair {
  readonly side: ProofSide
  readonly before: Uint8Array
  readonly after: Uint8Array
}
export interface Difference {
  readonly side: ProofSide
  readonly boxes: readonly Box[]
}

/** Finds where the pictures of a garment differ from the earlier ones. */
export const compareProofViews = defineJob<readonly Pair[], readonly Difference[]>(
  new URL('./compareWorker.ts', import.meta.url),
  { limitMs: 20_000, stillMs: STILL_MS, limitMb: 800 },
)

export interface PaperCard extends Omit<ProofCard, 'pictures'> {
  /** Keyed by the names of `pictures`. */
  readonly shown: readonly Pick<StoredProofView, 'side' | 'hash' | 'sha256'>[]
}

export interface PaperToWrite extends Omit<ProofFacts, 'cards'> {
  readonly language: Language
  readonly timeZone: string
  readonly cards: readonly PaperCard[]
  /** Each once. */
  readonly pictures: readonly { readonly hash: string; readonly bytes: Uint8Array }[]
}

/** Writes the proof on paper. */
export const writePaper = defineJob<PaperToWrite, Uint8Array>(new URL('./paperWorker.ts', import.meta.url), {
  limitMs: 60_000,
  stillMs: STILL_MS,
  limitMb: 1_500,
})
