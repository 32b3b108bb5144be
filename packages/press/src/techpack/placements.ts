import { originalLayerId, type LayerBox } from '@kitwright/artwork'
import type { DesignDocument, Layer } from '@kitwright/design'
import { boxAround, type Point } from '@kitwright/measure'
import type { Sheet } from '../sheet.ts'

/** The place of a layer on a sheet as a tech pack states it, mm. */
export interface Placement {
  /** Number across the piece, from 1. */
  readonly at: number
  readonly layer: Layer
  readonly centre: Point
  readonly widthMm: number
  readonly heightMm: number
  readonly rotationDeg: number
  /** Distance from the neck point, or the top of a piece without one, down to the upper edge. */
  readonly belowMm: number
  /** Distance from the piece's middle line to the centre, positive to the viewer's right. */
  readonly asideMm: number
}

export interface PlacedPiece {
  readonly sheet: Sheet
  /** Whether positions are measured from the neck point. */
  readonly isFromNeck: boolean
  /** The vertical line and the level that positions are measured from. */
  readonly middleX: number
  readonly topY: number
  readonly placements: readonly Placement[]
}

/** Returns how far a rotated box extends above and below its centre. */
function reach({ widthMm, heightMm }: LayerBox, rotationDeg: number): number {
  const angle = (rotationDeg * Math.PI) / 180
  return (Math.abs(widthMm * Math.sin(angle)) + Math.abs(heightMm * Math.cos(angle))) / 2
}

/** Body pieces are drawn around their middle, with the neck point at zero. */
const hasNeckPoint = (sheet: Sheet): boolean => sheet.piece === 'front' || sheet.piece === 'back'

function placedOn(sheet: Sheet, document: DesignDocument, measure: (layer: Layer) => LayerBox): PlacedPiece {
  const box = boxAround(sheet.lines.sew)
  const isFromNeck = hasNeckPoint(sheet)
  const [middleX, topY] = isFromNeck ? [0, 0] : [(box[0] + box[2]) / 2, box[1]]
  const own = new Set(
    document.layers.filter(({ piece, isHidden }) => piece === sheet.piece && !isHidden).map(({ id }) => id),
  )
  const layers = sheet.artwork.instructions.flatMap(each =>
    // A layer that reaches over from another piece is listed there.
    each.kind === 'layer' && own.has(each.layer.id) && originalLayerId(each.layer.id) === each.layer.id
      ? [each.layer]
      : [],
  )
  const placements = layers.map((layer, i): Placement => {
    const size = measure(layer)
    const { xMm, yMm, rotationDeg } = layer
    return {
      at: i + 1,
      layer,
      centre: { x: xMm, y: yMm },
      ...size,
      rotationDeg,
      belowMm: yMm - reach(size, rotationDeg) - topY,
      asideMm: xMm - middleX,
    }
  })
  return { sheet, isFromNeck, middleX, topY, placements }
}

/** Returns the pieces with placements, in the order of the sheets. The sheets are those of the base size. */
export const placementsOn = (
  sheets: readonly Sheet[],
  document: DesignDocument,
  measure: (layer: Layer) => LayerBox,
): PlacedPiece[] =>
  sheets.map(sheet => placedOn(sheet, document, measure)).filter(({ placements }) => placements.length > 0)
