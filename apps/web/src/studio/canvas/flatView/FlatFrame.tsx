import type { Layer } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import {
  frameOf,
  type Grip,
  type Group,
  groupFrame,
  type LaidPiece,
  type LayerFrame,
  onSheet,
  pathOf,
  patternFrame,
  type PatternPlace,
  pushOutward,
} from '@kitwright/editor'
import { extentOf, useStudio } from '../../context/index.ts'
import css from './FlatView.module.css'

const ROTATE_PX = 30
const OFF_PX = 5
export const MARGIN_MM = 3

interface ScaledPiece {
  readonly laid: LaidPiece
  readonly scale: number
}

const placeOf =
  ({ laid, scale }: ScaledPiece) =>
  (at: Point): Point => {
    const { x, y } = onSheet(laid, at)
    return { x: x * scale, y: y * scale }
  }

const MARKS: Record<Grip, { readonly reach: number; readonly width: number; readonly height: number }> = {
  move: { reach: 22, width: 18, height: 18 },
  scale: { reach: 22, width: 10, height: 10 },
  width: { reach: 16, width: 6, height: 14 },
  rotate: { reach: 22, width: 14, height: 14 },
}

interface HandleProps {
  readonly grip: Grip
  readonly at: Point
  readonly name: string
  /** Owner of the handle, if it is not the one selected layer. */
  readonly whose?: HandleOwner
}

interface HandleOwner {
  readonly piece: string
  readonly part?: PartId
}

function Handle({ grip, at, name, whose }: HandleProps) {
  const { reach, width, height } = MARKS[grip]
  const round = grip === 'rotate' || grip === 'move' ? width / 2 : 2
  return (
    <g
      data-grip={grip}
      data-of={whose?.piece}
      data-part={whose?.part}
      data-testid={name}
      transform={`translate(${at.x} ${at.y})`}
    >
      <circle r={reach} className={css.reach} />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={round} className={css.handle} />
    </g>
  )
}

interface HandlesProps extends ScaledPiece {
  readonly frame: LayerFrame
  readonly name: string
  readonly whose?: HandleOwner
  readonly withWidth?: boolean
}

/** Handles of a frame: scale corners, a rotation knob and, if it has its own width, two sides. */
function Handles({ frame, name, whose, withWidth = false, ...seen }: HandlesProps) {
  const place = placeOf(seen)
  const [centre, top] = [place(frame.centre), place(frame.topMiddle)]
  const rotate = pushOutward(centre, top, ROTATE_PX)
  const off = (at: Point): Point => pushOutward(centre, place(at), OFF_PX)
  return (
    <>
      <line className={css.frame} x1={top.x} y1={top.y} x2={rotate.x} y2={rotate.y} />
      {frame.corners.map(off).map((at, i) => (
        <Handle key={i} grip="scale" name={`${name}-scale-${i}`} {...{ at, whose }} />
      ))}
      {withWidth &&
        frame.sideMiddles
          .map(off)
          .map((at, i) => <Handle key={i} grip="width" name={`${name}-width-${i}`} {...{ at, whose }} />)}
      <Handle grip="rotate" at={rotate} name={`${name}-rotate`} whose={whose} />
    </>
  )
}

/** Frame around one layer, with handles if it is the only selection. */
export function FlatFrame({ layer, hasHandles, ...seen }: ScaledPiece & { layer: Layer; hasHandles: boolean }) {
  const frame = frameOf(layer, extentOf(layer), MARGIN_MM)
  return (
    <>
      <polygon className={css.frame} points={pathOf(frame.corners.map(placeOf(seen)))} />
      {hasHandles && !layer.isLocked && (
        <Handles {...seen} frame={frame} name="flat" withWidth={layer.kind === 'image'} />
      )}
    </>
  )
}

/** Frame around several layers of one piece, with shared handles for all selected layers. */
export function FlatGroupFrame({ group, ...seen }: ScaledPiece & { group: Group }) {
  const turnDeg = useStudio(state => state.turnDeg)
  const frame = groupFrame(group, extentOf, turnDeg, MARGIN_MM)
  return (
    <>
      <polygon className={css.frame} points={pathOf(frame.corners.map(placeOf(seen)))} />
      <Handles {...seen} frame={frame} name={`flat-group-${group.piece}`} whose={group} />
    </>
  )
}

/** Frame around a part's pattern, with an extra knob to move it. */
export function FlatPatternFrame({ place, ...seen }: ScaledPiece & { place: PatternPlace }) {
  const frame = patternFrame(place)
  const at = placeOf(seen)
  return (
    <>
      <polygon className={css.frame} points={pathOf(frame.corners.map(at))} />
      <Handles {...seen} frame={frame} name="flat-pattern" whose={place} />
      <Handle grip="move" at={at(frame.centre)} name="flat-pattern-move" whose={place} />
    </>
  )
}
