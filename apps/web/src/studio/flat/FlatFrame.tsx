import type { Layer } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import { pathOf } from '../arrange/snap/shapes.ts'
import { extentOf } from '../gesture/extent.ts'
import { frameOf, standOff, type LayerFrame } from '../gesture/frame.ts'
import { groupFrame, type Group } from '../gesture/together.ts'
import type { Grip } from '../gesture/types.ts'
import { useStudio } from '../store/StudioContext.ts'
import styles from './flat.module.css'
import { onSheet, type LaidPiece } from './sheet.ts'

const ROTATE_PX = 30
const OFF_PX = 5
export const MARGIN_MM = 3

interface Seen {
  readonly laid: LaidPiece
  readonly scale: number
}

const placeOf =
  ({ laid, scale }: Seen) =>
  (at: Point): Point => {
    const { x, y } = onSheet(laid, at)
    return { x: x * scale, y: y * scale }
  }

const MARKS: Partial<Record<Grip, { readonly reach: number; readonly width: number; readonly height: number }>> = {
  scale: { reach: 22, width: 10, height: 10 },
  width: { reach: 16, width: 6, height: 14 },
  rotate: { reach: 22, width: 14, height: 14 },
}

interface HandleProps {
  readonly grip: Grip
  readonly at: Point
  /** Names the handle for tests; with the piece where a group has it. */
  readonly name: string
  readonly piece?: string
}

function Handle({ grip, at, name, piece }: HandleProps) {
  const { reach, width, height } = MARKS[grip]!
  const round = grip === 'rotate' ? width / 2 : 2
  return (
    <g data-grip={grip} data-of={piece} data-testid={name} transform={`translate(${at.x} ${at.y})`}>
      <circle r={reach} className={styles.reach} />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={round} className={styles.handle} />
    </g>
  )
}

interface HandlesProps extends Seen {
  readonly frame: LayerFrame
  readonly name: string
  readonly piece?: string
  readonly withWidth?: boolean
}

/** Corners to scale by, a knob to turn by and, where there is a width of its own, two sides. */
function Handles({ frame, name, piece, withWidth = false, ...seen }: HandlesProps) {
  const place = placeOf(seen)
  const [centre, top] = [place(frame.centre), place(frame.topMiddle)]
  const rotate = standOff(centre, top, ROTATE_PX)
  const off = (at: Point): Point => standOff(centre, place(at), OFF_PX)
  return (
    <>
      <line className={styles.frame} x1={top.x} y1={top.y} x2={rotate.x} y2={rotate.y} />
      {frame.corners.map(off).map((at, i) => (
        <Handle key={i} grip="scale" name={`${name}-scale-${i}`} {...{ at, piece }} />
      ))}
      {withWidth &&
        frame.sideMiddles
          .map(off)
          .map((at, i) => <Handle key={i} grip="width" name={`${name}-width-${i}`} {...{ at, piece }} />)}
      <Handle grip="rotate" at={rotate} name={`${name}-rotate`} piece={piece} />
    </>
  )
}

/** Around one layer; it has handles where it is selected alone. */
export function FlatFrame({ layer, hasHandles, ...seen }: Seen & { layer: Layer; hasHandles: boolean }) {
  const frame = frameOf(layer, extentOf(layer), MARGIN_MM)
  return (
    <>
      <polygon className={styles.frame} points={pathOf(frame.corners.map(placeOf(seen)))} />
      {hasHandles && !layer.isLocked && (
        <Handles {...seen} frame={frame} name="flat" withWidth={layer.kind === 'image'} />
      )}
    </>
  )
}

/** Around several layers of one piece, with handles for all that are selected. */
export function FlatGroupFrame({ group, ...seen }: Seen & { group: Group }) {
  const turnDeg = useStudio(state => state.turnDeg)
  const frame = groupFrame(group, extentOf, turnDeg, MARGIN_MM)
  return (
    <>
      <polygon className={styles.frame} points={pathOf(frame.corners.map(placeOf(seen)))} />
      <Handles {...seen} frame={frame} name={`flat-group-${group.piece}`} piece={group.piece} />
    </>
  )
}
