import { sizeLabel } from '@kitwright/garment'
import { boxAround, growBox, type Box, type Point } from '@kitwright/measure'
import { boundaryOf } from './boundary.ts'
import type { PatternPiece } from './patternPieces.ts'
import { strokeText, strokeWidth } from './strokeLetters.ts'

/** Plotter operations in execution order: draw, notch, cut. Cutting comes last, because a cut piece cannot be drawn on. */
export const PENS = ['draw', 'notch', 'cut'] as const
export type Pen = (typeof PENS)[number]

export interface Stroke {
  readonly pen: Pen
  readonly points: readonly Point[]
}

/** Page that is plotted in one go, mm, y down. */
export interface PlotPage {
  readonly box: Box
  readonly strokes: readonly Stroke[]
}

const LETTERS_MM = 5
const MARGIN_MM = 10
const ARROW_MM = 6

function arrow([top, bottom]: PatternPiece['grain']): Point[][] {
  const side = (x: number): Point => ({ x: top.x + x, y: top.y + ARROW_MM })
  return [
    [bottom, top],
    [side(-ARROW_MM / 3), top, side(ARROW_MM / 3)],
  ]
}

/** Draws text beside the grain line, as large as the piece's width allows. */
function words(piece: PatternPiece, style: string): Point[][] {
  const [top, bottom] = piece.grain
  const lines = [style, `${piece.piece} ${sizeLabel(piece.size)}`]
  const box = boxAround(piece.lines.sew)
  const room = box[2] - top.x - 2 * ARROW_MM
  const widest = Math.max(...lines.map(line => strokeWidth(line, LETTERS_MM)))
  const height = LETTERS_MM * Math.min(1, Math.max(0.3, room / widest))
  return lines.flatMap((line, i) =>
    strokeText(line, { x: top.x + ARROW_MM, y: (top.y + bottom.y) / 2 + i * height * 1.8 }, height),
  )
}

/** Converts a piece to a plotter's page. `style` is ASCII. */
export function plotPiece(piece: PatternPiece, style: string): PlotPage {
  const { corners, notches } = boundaryOf(piece.lines.cut, piece.notches)
  const cut = corners.map(({ at }) => at)
  const slits = notches.map(({ at, depthMm, angleDeg }): Point[] => {
    const angle = (angleDeg * Math.PI) / 180
    return [at, { x: at.x + Math.cos(angle) * depthMm, y: at.y + Math.sin(angle) * depthMm }]
  })
  const drawn = [...arrow(piece.grain), ...piece.lines.folds, ...words(piece, style)]
  return {
    box: growBox(boxAround(cut), MARGIN_MM),
    strokes: [
      ...drawn.map(points => ({ pen: 'draw' as const, points })),
      ...slits.map(points => ({ pen: 'notch' as const, points })),
      { pen: 'cut', points: [...cut, cut[0]!] },
    ],
  }
}
