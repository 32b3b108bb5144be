import type { Box } from '@kitwright/measure'
import type { LayerBox } from '../surface/types.ts'
import type { PlacedRun } from './placeLines.ts'

/** The layout of a text, in font pixels unless a name says otherwise. */
export interface TextLayout {
  /** The CSS font at `FONT_PX`. */
  readonly font: string
  /** The runs: one for each line, or one for each letter of a spaced or bent text. */
  readonly runs: readonly PlacedRun[]
  /** The vertical mm per font pixel; horizontally it is multiplied by `squeeze`. */
  readonly mmPerPx: number
  /** The horizontal scale: 1, or slightly less if the text with its effects was too wide even at a smaller size. */
  readonly squeeze: number
  /** Whether the text exceeds its width limit even at its smallest and narrowest. */
  readonly isTooWide: boolean
  /** The lean of letters per pixel of height about their middle, and the height of that middle above the baseline. */
  readonly lean: number
  readonly middle: number
  /** The reach of letters up and down from their middle. */
  readonly half: number
  /** The box of the letters without outlines; a gradient spans it. */
  readonly frame: Box
  /** The size around the layer's centre with all effects. Rare deep Khmer stacks exceed it. */
  readonly box: LayerBox
  /** The space that no ink exceeds. */
  readonly room: LayerBox
}
