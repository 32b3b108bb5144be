import type { Sources } from '@kitwright/artwork'
import type { Layer } from '@kitwright/design'
import { areasOfPiece } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { guideShapes, pathOf } from '../arrange/snap/shapes.ts'
import { extentOf } from '../gesture/extent.ts'
import { frameOf, standOff } from '../gesture/frame.ts'
import { shownDocument, shownLayer } from '../store/selectors.ts'
import { isSelected } from '../store/selection.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'
import styles from './flat.module.css'
import { onSheet, type LaidPiece, type Sheet } from './sheet.ts'

const ROTATE_PX = 30
const OFF_PX = 5
const MARGIN_MM = 3

const toPx = (at: Point, scale: number): Point => ({ x: at.x * scale, y: at.y * scale })

interface FrameProps {
  readonly layer: Layer
  readonly laid: LaidPiece
  readonly scale: number
  readonly hasHandles: boolean
}

function Frame({ layer, laid, scale, hasHandles }: FrameProps) {
  const frame = frameOf(layer, extentOf(layer), MARGIN_MM)
  const place = (at: Point): Point => toPx(onSheet(laid, at), scale)
  const centre = place(frame.centre)
  const corners = frame.corners.map(place)
  const top = place(frame.topMiddle)
  const rotate = standOff(centre, top, ROTATE_PX)
  return (
    <>
      <polygon className={styles.frame} points={pathOf(corners)} />
      {hasHandles && !layer.isLocked && (
        <>
          <line className={styles.frame} x1={top.x} y1={top.y} x2={rotate.x} y2={rotate.y} />
          {corners
            .map(corner => standOff(centre, corner, OFF_PX))
            .map((at, i) => (
              <g key={i} data-grip="scale" data-testid={`flat-scale-${i}`} transform={`translate(${at.x} ${at.y})`}>
                <circle r={20} className={styles.reach} />
                <rect x={-5} y={-5} width={10} height={10} rx={2} className={styles.handle} />
              </g>
            ))}
          {layer.kind === 'image' &&
            frame.sideMiddles
              .map(side => standOff(centre, place(side), OFF_PX))
              .map((at, i) => (
                <g key={i} data-grip="width" data-testid={`flat-width-${i}`} transform={`translate(${at.x} ${at.y})`}>
                  <circle r={16} className={styles.reach} />
                  <rect x={-3} y={-7} width={6} height={14} rx={3} className={styles.handle} />
                </g>
              ))}
          <g data-grip="rotate" data-testid="flat-rotate" transform={`translate(${rotate.x} ${rotate.y})`}>
            <circle r={20} className={styles.reach} />
            <circle r={7} className={styles.handle} />
          </g>
        </>
      )}
    </>
  )
}

interface FlatOverlayProps {
  readonly sheet: Sheet
  readonly scale: number
  /** Text is measured again when its fonts have come. */
  readonly sources: Sources
}

/** Outlines what the pointer is over: the whole part on every piece, or the one layer. */
function Hovered({ sheet, scale }: Pick<FlatOverlayProps, 'sheet' | 'scale'>) {
  const hover = useStudio(state => state.hover)
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => shownDocument(state).options)
  const layer = useStudio(state =>
    state.hover?.layer === undefined ? undefined : shownLayer(state, state.hover.layer),
  )
  const polygons = sheet.pieces.flatMap(laid => {
    const place = (points: readonly Point[]): string => pathOf(points.map(at => toPx(onSheet(laid, at), scale)))
    if (layer) return layer.piece === laid.piece.id ? [place(frameOf(layer, extentOf(layer), MARGIN_MM).corners)] : []
    return areasOfPiece(garment, options, laid.piece.id)
      .filter(({ part }) => part === hover?.part)
      .flatMap(({ region }) => region ?? [laid.piece.outline])
      .map(place)
  })
  return polygons.map(points => <polygon key={points} className={styles.hovered} points={points} />)
}

/** What a drag snaps to, with its distances. */
function FlatGuides({ sheet, scale }: Pick<FlatOverlayProps, 'sheet' | 'scale'>) {
  const guides = useStudio(state => state.guides)
  const laid = sheet.pieces.find(({ piece }) => piece.id === guides?.piece)
  if (!laid) return null
  const { lines, labels } = guideShapes(guides, at => toPx(onSheet(laid, at), scale))
  return (
    <g className={styles.guides} aria-hidden>
      {lines.map(({ kind, points }) => (
        <polyline key={pathOf(points)} data-kind={kind} points={pathOf(points)} />
      ))}
      {labels.map(({ at, text }) => (
        <text key={`${at.x} ${at.y}`} x={at.x} y={at.y}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** Outlines of the pieces, and the frames of what is selected; one alone has handles. */
export function FlatOverlay({ sheet, scale }: FlatOverlayProps) {
  const say = useWords()
  const selection = useStudio(state => state.selection)
  const layers = useStudio(state => shownDocument(state).layers)
  const chosen = layers.filter(({ id, isHidden }) => !isHidden && isSelected(selection, id))
  return (
    <svg className={styles.overlay} role="group" aria-label={say('handles')}>
      {sheet.pieces.map(each => (
        <polygon
          key={each.piece.id}
          className={styles.edge}
          points={pathOf(each.piece.outline.map(at => toPx(onSheet(each, at), scale)))}
        />
      ))}
      <Hovered sheet={sheet} scale={scale} />
      <FlatGuides sheet={sheet} scale={scale} />
      <rect className={styles.marquee} data-marquee width={0} height={0} />
      {chosen.map(layer => {
        const laid = sheet.pieces.find(({ piece }) => piece.id === layer.piece)
        return laid && <Frame key={layer.id} {...{ layer, laid, scale }} hasHandles={selection.kind === 'layer'} />
      })}
    </svg>
  )
}
