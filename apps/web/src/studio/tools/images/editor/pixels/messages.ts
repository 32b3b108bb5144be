import type { Pixels } from '@kitwright/artwork/pixels'
import type { Edit } from './edit.ts'
import type { LayerSize } from './runEdit.ts'

export type EditResult =
  | { readonly kind: 'pixels'; readonly pixels: Pixels }
  | { readonly kind: 'svg'; readonly text: string; readonly width: number; readonly height: number }

/** `open` sends the preview picture, `run` applies an edit to it, `render` applies one once to another picture. */
export type PixelWorkerRequest =
  | { readonly kind: 'open'; readonly pixels: Pixels; readonly size: LayerSize }
  | { readonly kind: 'run'; readonly id: number; readonly edit: Edit }
  | {
      readonly kind: 'render'
      readonly id: number
      readonly edit: Edit
      readonly pixels: Pixels
      readonly size: LayerSize
    }
export type PixelWorkerReply =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'done'; readonly id: number; readonly result: EditResult }
  | { readonly kind: 'failed'; readonly id: number }
