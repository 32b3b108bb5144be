import { drawPiece, rasterise, type Sources } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import type { DesignDocument, Layer } from '@kitwright/design'
import { frameOf, type LaidPiece, onSheet, pathOf, type Sheet, sheetOf, type SizeOf } from '@kitwright/editor'
import type { Garment } from '@kitwright/garment'
import { boxHeight, boxWidth, type Point } from '@kitwright/measure'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { usePieceName } from '../../../domainComponents/index.ts'
import css from './Stage.module.css'

/** A numbered mark around a layer or on a piece. */
export interface BoardMark {
  readonly number: number
  readonly tone: 'blocking' | 'warning' | 'change'
  /** A layer's id, or a piece's if no layer is concerned. */
  readonly layer: string | null
  readonly piece: string | null
}

export interface BoardProps {
  readonly garment: Garment
  readonly document: DesignDocument
  readonly sources: Sources
  readonly sizeOf: SizeOf
  readonly marks: readonly BoardMark[]
  /** The layer that is framed, with its size. */
  readonly chosen: string | null
  /** 1 shows all pieces. */
  readonly zoom: number
  readonly label: string
  readonly onChoose?: ((layer: string) => void) | undefined
}

interface PieceProps extends Pick<BoardProps, 'garment' | 'document' | 'sources'> {
  readonly laid: LaidPiece
  readonly scale: number
}

function PieceCanvas({ garment, document, sources, laid: { piece, at }, scale }: PieceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element || scale <= 0) return
    const drawing = drawPiece(document, garment, piece.id)
    const pxPerMm = scale * Math.min(2, devicePixelRatio)
    const picture = rasterise(drawing, { pxPerMm, surface: browserSurface, sources, withClip: true })
    element.width = picture.width
    element.height = picture.height
    element.getContext('2d')?.drawImage(picture as HTMLCanvasElement, 0, 0)
  }, [garment, document, sources, piece.id, scale])
  const place = { left: at.x * scale, top: at.y * scale }
  return (
    <canvas
      ref={canvas}
      className={css.piece}
      style={{ ...place, width: boxWidth(piece.box) * scale, height: boxHeight(piece.box) * scale }}
    />
  )
}

/** Returns the place of a point of a piece on the enlarged sheet, CSS px. */
function pxOn(laid: LaidPiece, point: Point, scale: number): Point {
  const { x, y } = onSheet(laid, point)
  return { x: x * scale, y: y * scale }
}

interface LayerMarkProps extends Pick<BoardProps, 'sizeOf' | 'marks' | 'onChoose'> {
  readonly layer: Layer
  readonly laid: LaidPiece
  readonly scale: number
  readonly isChosen: boolean
}

/** The frame of a layer; with its size in mm if it is chosen. */
function LayerMark({ layer, laid, scale, sizeOf, marks, isChosen, onChoose }: LayerMarkProps) {
  const size = sizeOf(layer)
  const corners = frameOf(layer, size, 4).corners.map(point => pxOn(laid, point, scale))
  const lowest = Math.max(...corners.map(({ y }) => y))
  const topRight = corners[1]!
  return (
    <g data-layer={layer.id}>
      <polygon
        className={css.hit}
        data-on={isChosen || undefined}
        data-tone={marks[0]?.tone}
        points={pathOf(corners)}
        onClick={() => onChoose?.(layer.id)}
      />
      {isChosen && (
        <text className={css.dim} x={pxOn(laid, { x: layer.xMm, y: layer.yMm }, scale).x} y={lowest + 16}>
          {Math.round(size.widthMm)} × {Math.round(size.heightMm)} mm
        </text>
      )}
      {marks.map((mark, i) => (
        <Pin key={mark.number} mark={mark} x={topRight.x + 8 + i * 21} y={topRight.y - 4} />
      ))}
    </g>
  )
}

type OverlayProps = Pick<BoardProps, 'document' | 'sizeOf' | 'marks' | 'chosen' | 'onChoose'> & {
  readonly sheet: Sheet
  readonly scale: number
}

/** Marks, the chosen layer with its millimetres, and the pieces' names. */
function Overlay({ document, sizeOf, marks, chosen, onChoose, sheet, scale }: OverlayProps) {
  const pieceName = usePieceName()
  const laidOf = (id: string | null) => sheet.pieces.find(({ piece }) => piece.id === id)
  return (
    <svg className={css.overlay} width={sheet.width * scale} height={sheet.height * scale} aria-hidden>
      {sheet.pieces.map(laid => {
        const { piece, at } = laid
        const middle = (at.x + boxWidth(piece.box) / 2) * scale
        return (
          <g key={piece.id}>
            <polygon className={css.edge} points={pathOf(piece.outline.map(point => pxOn(laid, point, scale)))} />
            <text className={css.pieceName} x={middle} y={at.y * scale - 6}>
              {pieceName(piece.id)}
            </text>
          </g>
        )
      })}
      {document.layers.map(layer => {
        const laid = laidOf(layer.piece)
        if (!laid || layer.isHidden) return null
        const found = marks.filter(mark => mark.layer === layer.id)
        const isChosen = chosen === layer.id
        return <LayerMark key={layer.id} {...{ layer, laid, scale, sizeOf, isChosen, onChoose }} marks={found} />
      })}
      {marks
        .filter(mark => mark.layer === null)
        .map((mark, i) => {
          const laid = laidOf(mark.piece) ?? sheet.pieces[0]
          if (!laid) return null
          const right = (laid.at.x + boxWidth(laid.piece.box)) * scale - 14
          return <Pin key={mark.number} mark={mark} x={right - i * 22} y={laid.at.y * scale + 14} />
        })}
    </svg>
  )
}

const Pin = ({ mark, x, y }: { mark: BoardMark; x: number; y: number }) => (
  <g className={css.pin} data-tone={mark.tone}>
    <circle cx={x} cy={y} r={10} />
    <text x={x} y={y}>
      {mark.number}
    </text>
  </g>
)

/** The pieces laid flat in true proportions, zoomable, with marks and sizes in mm. */
export function FlatBoard({ garment, document, zoom, label, ...board }: BoardProps) {
  const { ref, width, height } = useElementSize()
  const scroller = useRef<HTMLDivElement>(null)
  const aspect = width > 0 && height > 0 ? width / height : 1
  const sheet = useMemo(() => sheetOf(garment, document.options, { aspect }), [garment, document.options, aspect])
  const fit = Math.max(0, Math.min((width - 8) / sheet.width, (height - 8) / sheet.height))
  const scale = fit * zoom
  const { chosen } = board
  useLayoutEffect(() => {
    const layer = document.layers.find(({ id }) => id === chosen)
    const laid = layer && sheet.pieces.find(({ piece }) => piece.id === layer.piece)
    const element = scroller.current
    if (!layer || !laid || !element) return
    const { x, y } = onSheet(laid, { x: layer.xMm, y: layer.yMm })
    element.scrollTo(x * scale - element.clientWidth / 2, y * scale - element.clientHeight / 2)
  }, [document.layers, chosen, sheet, scale])
  return (
    <div ref={ref} className={css.boardBox}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the enlarged pieces scroll by keyboard */}
      <div ref={scroller} className={css.scroller} role="img" aria-label={label} tabIndex={0}>
        {fit > 0 && (
          <div className={css.sheet} style={{ width: sheet.width * scale, height: sheet.height * scale }}>
            {sheet.pieces.map(laid => (
              <PieceCanvas key={laid.piece.id} {...{ garment, document, laid, scale }} sources={board.sources} />
            ))}
            <Overlay {...{ document, sheet, scale }} {...board} />
          </div>
        )}
      </div>
    </div>
  )
}
