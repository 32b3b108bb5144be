import type { DesignDocument } from '@kitwright/design'
import type { OwnFontFile } from '../../fonts/index.ts'
import { defineJob } from '../../workers/index.ts'
import type { PictureSettings } from './pictureSettings.ts'

/** Pixels of an uploaded picture. */
export interface DesignImage {
  readonly id: string
  readonly bytes: Uint8Array
  /** The upload itself if it is a drawing that a pattern shows in a few inks. */
  readonly svg?: string | undefined
}

/** Everything that a picture is rendered from. */
export interface PictureToDraw {
  readonly document: DesignDocument
  readonly settings: PictureSettings
  readonly images: readonly DesignImage[]
  /** The tenant's own fonts that the document uses. */
  readonly fonts: readonly OwnFontFile[]
}

/**
 * A garment takes half a second, the largest picture two. Customers' files have already been converted to pixels. A
 * document at all its limits takes some seconds.
 */
export const drawPicture = defineJob<PictureToDraw, Uint8Array>(new URL('./pictureWorker.ts', import.meta.url), {
  limitMs: 10_000,
  limitMb: 1_200,
})
