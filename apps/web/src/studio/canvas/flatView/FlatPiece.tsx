import { drawPiece, rasterise, type Drawing, type Sources } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { useEffect, useRef } from 'react'
import type { LaidPiece } from '@kitwright/editor'

type Instruction = Drawing['instructions'][number]

function isSame(a: Instruction, b: Instruction): boolean {
  if (a.kind === 'layer') return b.kind === 'layer' && a.layer === b.layer
  if (b.kind !== 'ground' || a.place !== b.place || a.wrap !== b.wrap) return false
  return a.fill === b.fill && a.patterns === b.patterns && a.region === b.region && a.mask === b.mask
}

/** True if two drawings of a piece look alike. Documents share unchanged parts, so comparing references is enough. */
const isSameDrawing = (a: Drawing, b: Drawing): boolean =>
  a === b ||
  (a.outline === b.outline &&
    a.fabricColour === b.fabricColour &&
    a.instructions.length === b.instructions.length &&
    a.instructions.every((instruction, i) => isSame(instruction, b.instructions[i]!)))

interface FlatPieceProps {
  readonly laid: LaidPiece
  readonly garment: Garment
  readonly document: DesignDocument
  readonly sources: Sources
  /** CSS px per mm. */
  readonly scale: number
}

interface PaintedPiece {
  readonly drawing: Drawing
  readonly sources: Sources
  readonly pxPerMm: number
}

function paint(canvas: HTMLCanvasElement, { drawing, sources, pxPerMm }: PaintedPiece): void {
  const picture = rasterise(drawing, { pxPerMm, surface: browserSurface, sources, withClip: true })
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture as HTMLCanvasElement, 0, 0)
}

/** Draws one flat piece. Repaints only if something on it has changed. */
export function FlatPiece({ laid, garment, document, sources, scale }: FlatPieceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painted = useRef<PaintedPiece | null>(null)
  const { piece, at } = laid

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const pxPerMm = scale * devicePixelRatio
    const drawing = drawPiece(document, garment, piece.id)
    const before = painted.current
    const isSame =
      before && before.sources === sources && before.pxPerMm === pxPerMm && isSameDrawing(before.drawing, drawing)
    if (isSame) return
    painted.current = { drawing, sources, pxPerMm }
    paint(element, painted.current)
  }, [document, garment, piece.id, sources, scale])

  return (
    <canvas
      ref={canvas}
      data-piece={piece.id}
      style={{
        position: 'absolute',
        left: at.x * scale,
        top: at.y * scale,
        width: boxWidth(piece.box) * scale,
        height: boxHeight(piece.box) * scale,
      }}
    />
  )
}
