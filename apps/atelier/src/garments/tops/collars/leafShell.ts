import type { Point } from '@kitwright/measure'
import type { Level } from '@kitwright/garment'
import type { Vector3 } from 'three'
import type { Trim } from '../../../meshFinishing/trims/trim.ts'
import { addVertex, finishShape, newShape, type Shape } from '../../../meshFinishing/trims/trimMesh.ts'
import type { LeafSurface } from './leafSurface.ts'
import type { LeafRoll } from './leafRoll.ts'
import { type Leaf, ROLL_MM, TUCK_MM } from './poloLeaf.ts'

export interface ShellInput {
  readonly leaf: Leaf
  readonly roll: LeafRoll
  readonly surface: LeafSurface
  readonly thicknessMm: number
  readonly level: Level
}

const HIDDEN_MM = TUCK_MM + ROLL_MM
const ROUND_MM = 1.8

interface Fineness {
  readonly columns: number
  readonly rollRows: number
  readonly rows: number
  /** Distances from the edges at which the rounding is sampled, in mm. */
  readonly edgesMm: readonly number[]
}

const FINENESS: Record<Level, Fineness> = {
  full: { columns: 64, rollRows: 5, rows: 9, edgesMm: [0.35, 1, 2] },
  light: { columns: 24, rollRows: 3, rows: 3, edgesMm: [1.2] },
}

/** Returns shares from 0 to 1 that are denser near the ends. */
function knots(count: number, nearEnd: readonly number[], nearStart: readonly number[]): number[] {
  const even = Array.from({ length: count + 1 }, (_, i) => i / count)
  const [low, high] = [Math.max(0, ...nearStart), 1 - Math.max(0, ...nearEnd)]
  const inner = even.filter(t => t > low * 1.5 && t < 1 - (1 - high) * 1.5)
  return [0, ...nearStart, ...inner, ...nearEnd.map(t => 1 - t).toSorted((a, b) => a - b), 1]
}

/** Returns the millimetres from the tucked edge as a function of the depth at `u`, row by row. */
function rowsOf({ rollRows, rows, edgesMm }: Fineness): ((depth: number) => number)[] {
  const hidden = knots(rollRows, [], [0.06]).map(t => () => t * HIDDEN_MM)
  const visible = knots(rows, [], []).slice(1, -1)
  return [
    ...hidden,
    ...visible.map(t => (depth: number) => HIDDEN_MM + t * (depth - HIDDEN_MM - 3)),
    ...edgesMm.toReversed().map(mm => (depth: number) => depth - mm),
    depth => depth,
  ]
}

function columnsOf({ columns, edgesMm }: Fineness, lengthMm: number): number[] {
  const near = edgesMm.map(mm => mm / lengthMm)
  return knots(columns, near, near).map(t => 2 * t - 1)
}

const bulge = (mm: number): number => {
  const t = Math.min(1, Math.max(0, mm / ROUND_MM))
  return Math.sqrt(1 - (1 - t) * (1 - t))
}

interface Node {
  readonly at: Vector3
  readonly flat: Point
  /** Flat distance to the leaf's edges, in mm. */
  readonly inMm: number
}

function nodesOf({ leaf, roll, surface, level }: ShellInput): Node[][] {
  const fineness = FINENESS[level]
  const lengthMm = 2 * Math.abs(leaf.at(1, HIDDEN_MM).x)
  const columns = columnsOf(fineness, lengthMm)
  return rowsOf(fineness).map(row =>
    columns.map(u => {
      const depth = leaf.depthMm(u)
      const mm = row(depth)
      const past = (mm - HIDDEN_MM) / (depth - HIDDEN_MM)
      const fromEnd = ((1 - Math.abs(u)) * lengthMm) / 2
      return {
        at: past > 0 ? surface(u, past) : roll.place(u, mm),
        flat: leaf.at(u, mm),
        inMm: Math.min(mm, depth - mm, fromEnd),
      }
    }),
  )
}

function normalAt(nodes: readonly (readonly Node[])[], r: number, c: number): Vector3 {
  const row = nodes[r]!
  const clamp = (i: number, length: number): number => Math.max(0, Math.min(length - 1, i))
  const across = row[clamp(c + 1, row.length)]!.at.clone().sub(row[clamp(c - 1, row.length)]!.at)
  const down = nodes[clamp(r + 1, nodes.length)]![c]!.at.clone().sub(nodes[clamp(r - 1, nodes.length)]![c]!.at)
  return down.cross(across).normalize()
}

/**
 * Adds one face of the leaf. At the edges both faces share their vertices. No diagonal cuts off a corner, where the
 * faces would coincide.
 */
function addFace(shape: Shape, ids: readonly (readonly number[])[], isInner: boolean): void {
  const [lastRow, lastColumn] = [ids.length - 2, ids[0]!.length - 2]
  for (let r = 0; r <= lastRow; r++) {
    for (let c = 0; c <= lastColumn; c++) {
      const [a, b, d, e] = [ids[r]![c]!, ids[r]![c + 1]!, ids[r + 1]![c]!, ids[r + 1]![c + 1]!]
      const isCorner = (r === 0 && c === 0) || (r === lastRow && c === lastColumn)
      const outer = isCorner ? [a, d, e, a, e, b] : [a, d, b, b, d, e]
      shape.triangles.push(...(isInner ? outer.toReversed() : outer))
    }
  }
}

/** Returns the leaf with its thickness. Both faces have the same cloth, and its edges are round. */
export function leafShell(input: ShellInput): Trim {
  const nodes = nodesOf(input)
  const shape = newShape()
  const half = input.thicknessMm / 2000
  const outer = nodes.map((row, r) =>
    row.map(({ at, flat, inMm }, c) =>
      addVertex(shape, at.clone().addScaledVector(normalAt(nodes, r, c), half * bulge(inMm)), flat),
    ),
  )
  const inner = nodes.map((row, r) =>
    row.map(({ at, flat, inMm }, c) =>
      inMm < 1e-6
        ? outer[r]![c]!
        : addVertex(shape, at.clone().addScaledVector(normalAt(nodes, r, c), -half * bulge(inMm)), flat),
    ),
  )
  addFace(shape, outer, false)
  addFace(shape, inner, true)
  return finishShape({ piece: input.leaf.piece.id, level: input.level }, shape)
}
