import { boxAround, distance, type Box, type Point, lerpPoint } from '@kitwright/measure'
import { areaOf, simplifyRing, type Ring } from './ringGeometry.ts'
import { segmentIntersection } from './smoothStroke.ts'

/** Points closer than `GRID_MM` are merged. The side of a stretch is tested ten times as far away from it. */
const GRID_MM = 0.001
const BESIDE_MM = 10 * GRID_MM
/** Smaller areas come from two lines that almost coincide. */
const LEAST_MM2 = 20
const UNSEEN_MM = 0.05

type Stretch = readonly [from: Point, to: Point]

const snap = (value: number): number => Math.round(value / GRID_MM) * GRID_MM
const snapped = ({ x, y }: Point): Point => ({ x: snap(x), y: snap(y) })
const keyOf = ({ x, y }: Point): string => `${Math.round(x / GRID_MM)},${Math.round(y / GRID_MM)}`

const stretchesOf = (ring: Ring): Stretch[] => ring.map((from, i) => [from, ring[(i + 1) % ring.length]!])

const isApart = (a: Box, b: Box): boolean => a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3]

/** Splits all stretches at their crossings. */
function cutUp(all: readonly Stretch[]): Stretch[] {
  const boxes = all.map(boxAround)
  return all.flatMap(([from, to], i) => {
    const cuts = all.flatMap(([c, d], k) => {
      const share = k === i || isApart(boxes[i]!, boxes[k]!) ? null : segmentIntersection(from, to, c, d)
      return share === null ? [] : [share]
    })
    const places = [0, ...cuts.toSorted((a, b) => a - b), 1].map(share => snapped(lerpPoint(from, to, share)))
    return places.slice(1).map((place, k): Stretch => [places[k]!, place])
  })
}

/** Returns the stretches with the wanted area on one side only, each once, oriented the same way. */
function bordersOf(all: readonly Stretch[], isWanted: (at: Point) => boolean): Map<string, Stretch> {
  const borders = new Map<string, Stretch>()
  for (const [from, to] of all) {
    const length = distance(from, to)
    if (length < GRID_MM / 2) continue
    const [x, y] = [((to.y - from.y) / length) * BESIDE_MM, ((from.x - to.x) / length) * BESIDE_MM]
    const middle = lerpPoint(from, to, 0.5)
    const isHere = isWanted({ x: middle.x + x, y: middle.y + y })
    if (isHere === isWanted({ x: middle.x - x, y: middle.y - y })) continue
    const [a, b] = isHere ? [from, to] : [to, from]
    borders.set(`${keyOf(a)} ${keyOf(b)}`, [a, b])
  }
  return borders
}

/** Links the borders end to end. */
function linked(borders: Iterable<Stretch>): Ring[] {
  const byStart = new Map<string, Stretch[]>()
  for (const border of borders) {
    const start = keyOf(border[0])
    byStart.set(start, [...(byStart.get(start) ?? []), border])
  }
  const rings: Ring[] = []
  for (const waiting of byStart.values())
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [begin] = next
      const ring: Point[] = []
      for (let at: Stretch | undefined = next; at; at = byStart.get(keyOf(at[1]))?.pop()) {
        ring.push(at[0])
        if (keyOf(at[1]) === keyOf(begin)) break
      }
      rings.push(ring)
    }
  return rings
}

/** Returns the outlines of the wanted area, whose borders all lie on the rings. An outline within another is a hole. */
export function combineRings(rings: readonly Ring[], isWanted: (at: Point) => boolean): Ring[] {
  const all = cutUp(rings.map(ring => ring.map(snapped)).flatMap(stretchesOf))
  return linked(bordersOf(all, isWanted).values())
    .map(ring => simplifyRing(ring, UNSEEN_MM))
    .filter(ring => ring.length > 2 && areaOf(ring) >= LEAST_MM2)
}
