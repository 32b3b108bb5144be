import type { Box } from '@kitwright/measure'
import type { LayerBox } from '../surface/types.ts'
import type { PlacedRun } from './placeLines.ts'

/** How a text is set, in font pixels unless a name says otherwise. */
export interface TextLayout {
  /** CSS font at `FONT_PX`. */
  readonly font: string
  /** One for each line; one for each letter where they are spaced or bent. */
  readonly runs: readonly PlacedRun[]
  /** mm per font pixel, vertically; horizontally it is this times `squeeze`. */
  readonly mmPerPx: number
  /** 1, or a little less where the text with all its effects was too wide even when it was smaller. */
  readonly squeeze: number
  /** It is wider than it may be, however small and narrow it was set. */
  readonly isTooWide: boolean
  /** How far letters lean per pixel of height, about their middle: this far over the baseline. */
  readonly lean: number
  readonly middle: number
  /** How far letters go up and down from there. */
  readonly half: number
  /** The box of the letters without outlines; a gradient spans it. */
  readonly frame: Box
  /** Size around the layer's centre with all effects. Rare deep Khmer stacks leave it. */
  readonly box: LayerBox
  /** Room that no ink leaves. */
  readonly room: LayerBox
}
