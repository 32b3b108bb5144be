import type { Drawing } from '@kitwright/artwork'
import type { Size } from '@kitwright/garment'
import type { Box, Point } from '@kitwright/measure'
import type { PieceLines } from './outlines/cutLine.ts'
import type { Notch } from './outlines/notches.ts'
import type { Finding } from './findings.ts'
import type { Label } from './pieceLabel.ts'

/** One piece of one garment at true size, as printed, cut and sewn. Plain data: all coordinates are mm on the piece. */
export interface Sheet {
  readonly model: string
  readonly piece: string
  readonly size: Size
  /** The area of the paper. */
  readonly page: Box
  /** Box around the cut line; `bleed` surrounds the whole print. */
  readonly trim: Box
  readonly bleed: Box
  /** The artwork as seen on the cloth. */
  readonly artwork: Drawing
  /** The regions extended beyond the sew line. */
  readonly beyond: Drawing
  readonly lines: PieceLines
  readonly notches: readonly Notch[]
  /** An arrow beside the piece along the cloth's grain. */
  readonly grain: readonly [Point, Point]
  readonly label: Label
  readonly cutName: string
  /** Whether the page is mirrored. All coordinates here are as seen on the cloth. */
  readonly isMirrored: boolean
  readonly findings: readonly Finding[]
}
