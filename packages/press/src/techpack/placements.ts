import { originalLayerId, type LayerBox } from '@kitwright/artwork'
import type { DesignDocument, Layer } from '@kitwright/design'
import { boxAround, type Point } from '@kitwright/measure'
import type { Sheet } from '../sheet.ts'

/** The place of a layer on a sheet as a tech pack states it, mm. */
export interface Placement {
  /** Counted through the piece, from 1. */
  readonly at: number
  readonly layer: Layer
  readonly centre: Point
  readonly widthMm: number
  readonly heightMm: number
  readonly rotationDeg: number
  /** From the neck point, or the top of a piece that has none, down to its upper edge. */
  readonly belowMm: number
  /** From the piece's middle line to its centre; to the right as the piece is seen, left is less than nought. */
  readonly asideMm: number
}

export interface PlacedPiece {
  readonly sheet: Sheet
  /** Whether places are measured from the neck point. */
  readonly isFromNeck: boolean
  /** The upright line and the level that places are measured from. */
  readonly middleX: number
  readonly topY: number
  readonly placements: readonly Placement[]
}

/** How far a turned box reaches up and down from its centre. */
function reach({ widthMm, heightMm }: LayerBox, rotationDeg: number): number {
  const angle = (rotationDeg * Math.PI) / 180
  return (Math.abs(widthMm * Math.sin(angle)) + Math.abs(heightMm * Math.cos(angle))) / 2
}

/** Body pieces are drawn around their middle, with the neck point at nought. */
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

/** The pieces that have something placed on them, in the order of the sheets, which are those of the base size. */
export const placementsOn = (
  sheets: readonly Sheet[],
  document: DesignDocument,
  measure: (layer: Layer) => LayerBox,
): PlacedPiece[] =>
  sheets.map(sheet => placedOn(sheet, document, measure)).filter(({ placements }) => placements.length > 0)
