import type { Drawing } from '@kitwright/artwork'
import type { Size } from '@kitwright/garment'
import type { Box, Point } from '@kitwright/measure'
import type { PieceLines } from './outlines/cutLine.ts'
import type { Notch } from './outlines/notches.ts'
import type { Finding } from './findings.ts'
import type { Label } from './pieceLabel.ts'

/** One piece of one garment at true size, as it is printed, cut and sewn. Plain data: all places in mm on the piece. */
export interface Sheet {
  readonly model: string
  readonly piece: string
  readonly size: Size
  /** The area of the paper. */
  readonly page: Box
  /** Around the cut line, and around all that is printed. */
  readonly trim: Box
  readonly bleed: Box
  /** The artwork as seen on the cloth. */
  readonly artwork: Drawing
  /** How its regions go on beyond the sew line. */
  readonly beyond: Drawing
  readonly lines: PieceLines
  readonly notches: readonly Notch[]
  /** Beside the piece: along the cloth's grain. */
  readonly grain: readonly [Point, Point]
  readonly label: Label
  readonly cutName: string
  /** Its page is turned over; all places here are as they are seen on the cloth. */
  readonly isMirrored: boolean
  readonly findings: readonly Finding[]
}
