import type { Chain } from './chainLoops.ts'
import type { Curve } from './curves.ts'
import type { OutlineSide, TableMesh } from './tableMesh.ts'
import { windingAt } from './windingAt.ts'

/** The place where a curve crosses a side of the mesh, on the piece. */
export interface CrossingPoint {
  readonly node: string
  /** Whether a chain begins there; otherwise one ends. */
  readonly isStart: boolean
  readonly at: readonly [number, number]
}

interface OutlineInput {
  readonly curves: readonly Curve[]
  readonly crossings: ReadonlyMap<number, readonly CrossingPoint[]>
  readonly chains: Chain[]
}

/** Orders a side's crossings from its start on. */
function alongSide(
  { points }: TableMesh,
  { from, to }: OutlineSide,
  crossings: readonly CrossingPoint[],
): CrossingPoint[] {
  const [dx, dy] = [points[4 * to]! - points[4 * from]!, points[4 * to + 1]! - points[4 * from + 1]!]
  const shareOf = ({ at }: CrossingPoint): number => at[0] * dx + at[1] * dy
  return crossings.toSorted((a, b) => shareOf(a) - shareOf(b))
}

/** A stretch of the mesh's outline between two places. */
interface Stretch {
  readonly from: string
  readonly places: number[]
  readonly winding: number
}

const lineChain = (from: string, to: string, lines: readonly number[]): Chain => ({
  from,
  to,
  places: lines,
  isLines: true,
})

/** Adds a stretch as often as the outline winds around it. */
function addStretch({ from, places, winding }: Stretch, to: string, chains: Chain[]): void {
  const back: number[] = []
  for (let i = places.length - 2; i >= 0; i -= 2) back.push(places[i]!, places[i + 1]!)
  for (let k = 0; k < Math.abs(winding); k++)
    chains.push(winding > 0 ? lineChain(from, to, places) : lineChain(to, from, back))
}

/**
 * Closes the chains along a loop of the mesh's outline. Returns false if the winding numbers around the loop
 * contradict each other.
 */
export function addOutline(
  mesh: TableMesh,
  loop: readonly OutlineSide[],
  { curves, crossings, chains }: OutlineInput,
): boolean {
  const { points } = mesh
  const first = loop[0]!.from
  const place = (corner: number): [number, number] => [points[4 * corner]!, points[4 * corner + 1]!]
  const begin = windingAt(curves, points[4 * first + 2]!, points[4 * first + 3]!)
  let stretch: Stretch = { from: `corner ${first}`, places: [...place(first)], winding: begin }
  for (const side of loop) {
    for (const { node, isStart, at } of alongSide(mesh, side, crossings.get(side.side) ?? [])) {
      stretch.places.push(...at)
      addStretch(stretch, node, chains)
      stretch = { from: node, places: [...at], winding: stretch.winding + (isStart ? -1 : 1) }
    }
    stretch.places.push(...place(side.to))
  }
  addStretch(stretch, `corner ${first}`, chains)
  return stretch.winding === begin
}
