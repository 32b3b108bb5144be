import type { DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import type { Sources, Surface, SurfaceCanvas } from '../types.ts'

export interface FlatOptions {
  readonly widthPx: number
  readonly heightPx: number
  readonly side: 'front' | 'back'
  /** CSS colour behind the kit; null leaves it clear. */
  readonly background: string | null
  readonly surface: Surface
  readonly sources: Sources
}

/** A tidy flat picture of the whole kit for lists. */
export function flatPicture(_document: DesignDocument, _garment: Garment, options: FlatOptions): SurfaceCanvas {
  return options.surface.createCanvas(options.widthPx, options.heightPx)
}
