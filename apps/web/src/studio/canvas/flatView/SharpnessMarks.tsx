import { resolutionOf, type DesignDocument, type ImageLayer } from '@kitwright/design'
import { frameOf, onSheet, pathOf, type LaidPiece, type Sheet } from '@kitwright/editor'
import type { Point } from '@kitwright/measure'
import { useTranslation } from '../../../texts/index.ts'
import { extentOf, useImageMime } from '../../context/index.ts'
import css from './SharpnessMarks.module.css'

interface MarkProps {
  readonly layer: ImageLayer
  readonly laid: LaidPiece
  readonly scale: number
}

/** Shows the print sharpness of one picture, over it. */
function Mark({ layer, laid, scale }: MarkProps) {
  const { t } = useTranslation(['flat'])
  const mime = useImageMime(layer.asset)
  if (mime === null) return null
  const sharpness = resolutionOf(layer, mime)
  const place = (at: Point): Point => {
    const { x, y } = onSheet(laid, at)
    return { x: x * scale, y: y * scale }
  }
  const { corners, centre } = frameOf(layer, extentOf(layer), 0)
  const middle = place(centre)
  return (
    <g className={css.mark} data-sharpness={sharpness.kind}>
      <polygon points={pathOf(corners.map(place))} />
      <text x={middle.x} y={middle.y}>
        {sharpness.kind === 'vector' ? t('flat:vector') : `${sharpness.dpi} dpi`}
      </text>
    </g>
  )
}

interface SharpnessMarksProps {
  readonly document: DesignDocument
  readonly sheet: Sheet
  /** CSS px per mm. */
  readonly scale: number
}

/** Shows the print sharpness of all pictures in dots per inch. Texts and patterns are resolution-independent. */
export function SharpnessMarks({ document, sheet, scale }: SharpnessMarksProps) {
  const pictures = document.layers.filter((layer): layer is ImageLayer => layer.kind === 'image' && !layer.isHidden)
  return (
    <svg className={css.marks} role="list" data-testid="sharpness">
      {pictures.map(layer => {
        const laid = sheet.pieces.find(({ piece }) => piece.id === layer.piece)
        return laid && <Mark key={layer.id} {...{ layer, laid, scale }} />
      })}
    </svg>
  )
}
