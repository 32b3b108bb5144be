import { mmPerPx, planeAt, screenToPlane, type PiecePoint, type Plane } from '@kitwright/editor'
import type { MaskStroke, StrokeFrom } from '@kitwright/editor/mask'
import type { Point } from '@kitwright/measure'
import type { PickView } from '../../../fields/index.ts'

export interface PenLineHandlers {
  /** Begins a stroke when the line meets the garment; null if none can be drawn there. */
  begin(from: Omit<StrokeFrom, 'way'>): MaskStroke | null
  /** Receives the line so far, in window coordinates; empty when it has ended. */
  onLine(line: readonly Point[]): void
}

/** The point where the line last met its piece. Beyond the piece the line continues in its plane on the screen. */
interface LastPiecePoint {
  readonly at: Point
  readonly plane: Plane
}

export interface PenLine {
  /** The withheld press that began the line; null if there is none. */
  readonly press: PointerEvent | null
  readonly last: Point
  /** Begins a line. Returns false if the press is off the garment and may not wait beside it. */
  start(press: PointerEvent, mayWait: boolean): boolean
  follow(steps: readonly PointerEvent[]): void
  /** Ends the line and returns the stroke drawn on the garment, if any. */
  drop(): MaskStroke | null
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y })

function metAt(view: PickView, { x, y }: Point): (LastPiecePoint & { readonly place: PiecePoint }) | null {
  const place = view.locate(x, y)
  const plane = place && planeAt(at => view.show({ piece: place.piece, at }), place.at)
  return plane && { place, at: place.at, plane }
}

function from({ at, plane }: LastPiecePoint, point: Point): Point {
  const by = screenToPlane(plane, point)
  return { x: at.x + by.x, y: at.y + by.y }
}

/** Creates a line in screen coordinates and on the first piece that it meets. */
export function createPenLine(view: PickView, { begin, onLine }: PenLineHandlers): PenLine {
  let press: PointerEvent | null = null
  let stroke: MaskStroke | null = null
  let met: LastPiecePoint | null = null
  let line: Point[] = []
  /** Whether the line met the garment where none can be drawn. */
  let isBare = false

  function drop(): MaskStroke | null {
    const drawn = stroke
    press = stroke = met = null
    line = []
    isBare = false
    onLine([])
    return drawn
  }

  /** Its last point may be the first one on the garment. */
  function meet(): boolean {
    const found = metAt(view, line.at(-1)!)
    if (!found) return false
    met = found
    const before = line.slice(0, -1).map(each => from(found, each))
    stroke = begin({ place: found.place, before, mmPerPx: mmPerPx(found.plane) })
    isBare = !stroke
    return true
  }

  function step(to: Point): void {
    line.push(to)
    if (isBare) return
    if (!stroke || !met) return void meet()
    const now = metAt(view, to)
    if (now?.place.piece === stroke.piece) met = now
    stroke.move(from(met, to))
  }

  return {
    get press() {
      return press
    },
    get last() {
      return line.at(-1)!
    },
    start(event, mayWait) {
      press = event
      line = [pointOf(event)]
      if (meet() || mayWait) return true
      press = null
      return false
    },
    follow(steps) {
      for (const each of steps) step(pointOf(each))
      onLine(isBare ? [] : line)
    },
    drop,
  }
}
