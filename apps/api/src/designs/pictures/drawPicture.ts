import type { DesignDocument } from '@kitwright/design'
import type { OwnFontFile } from '../../fonts/index.ts'
import { defineJob } from '../../workers/index.ts'
import type { PictureSettings } from './pictureSettings.ts'

/** An uploaded picture as pixels. */
export interface DesignImage {
  readonly id: string
  readonly bytes: Uint8Array
  /** The upload itself where it is a drawing that a pattern shows in a few inks. */
  readonly svg?: string | undefined
}

/** All that a picture is made of. */
export interface PictureToDraw {
  readonly document: DesignDocument
  readonly settings: PictureSettings
  readonly images: readonly DesignImage[]
  /** The tenant's own that the document uses. */
  readonly fonts: readonly OwnFontFile[]
}

/**
 * A garment takes half a second, the largest picture two. What a customer sent is pixels before it comes here; a document at all its
 * limits takes some seconds.
 */
export const drawPicture = defineJob<PictureToDraw, Uint8Array>(new URL('./pictureWorker.ts', import.meta.url), {
  limitMs: 10_000,
  limitMb: 1_200,
})
