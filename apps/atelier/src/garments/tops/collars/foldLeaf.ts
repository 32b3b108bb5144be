import { type Cloth, layOut, type Sheet, stepFrame } from '@kitwright/cloth'
import type { LeafSurface } from './leafSurface.ts'
import { Vector3 } from 'three'
import type { Level } from '@kitwright/garment'
import { clothDistance } from '../../../meshFinishing/cloth/clothDistance.ts'
import type { SewnMesh } from '../../../meshFinishing/cloth/sewnMesh.ts'
import type { Trim } from '../../../meshFinishing/trims/trim.ts'
import type { PatternPiece } from '../../../sewingPattern/pattern.ts'
import { leafShell } from './leafShell.ts'
import { type LeafRoll, leafRoll } from './leafRoll.ts'
import { type Leaf, ROLL_MM, TUCK_MM } from './poloLeaf.ts'

const HIDDEN_MM = TUCK_MM + ROLL_MM
const COLUMNS = 72
const ROWS = 9
/** Fixed rows of the roll, so that the leaf starts in the roll's direction. */
const HELD_MM = [HIDDEN_MM - 5, HIDDEN_MM - 2.5, HIDDEN_MM]
const HELD = HELD_MM.length * (COLUMNS + 1)
const REGION = { low: [-0.19, -0.2, -0.16], high: [0.19, 0.07, 0.19] } as const

const BEND = 1.5e-5
const FRAMES = 160

const uOf = (column: number): number => (2 * column) / COLUMNS - 1

const mmOf = ({ depthMm }: Leaf, u: number, row: number): number =>
  HELD_MM[row] ?? HIDDEN_MM + ((row - HELD_MM.length + 1) / ROWS) * (depthMm(u) - HIDDEN_MM)

/** Returns a regular net, so that the leaf can be sampled at any position. */
function netOf(leaf: Leaf): Sheet {
  const rows = HELD_MM.length + ROWS
  const width = COLUMNS + 1
  const points = Array.from({ length: rows * width }, (_, i) => {
    const u = uOf(i % width)
    return leaf.at(u, mmOf(leaf, u, Math.floor(i / width)))
  })
  const triangles: number[] = []
  for (let r = 0; r < rows - 1; r++) {
    for (let c = 0; c < COLUMNS; c++) {
      const [a, b, d, e] = [r * width + c, r * width + c + 1, (r + 1) * width + c, (r + 1) * width + c + 1]
      triangles.push(...((r + c) % 2 ? [a, d, b, b, d, e] : [a, d, e, a, e, b]))
    }
  }
  return { id: leaf.piece.id, isRib: false, points, triangles: Uint32Array.from(triangles), edges: new Map() }
}

function layLeaf(leaf: Leaf, roll: LeafRoll): Cloth {
  const cloth = layOut({
    sheets: [netOf(leaf)],
    seams: [],
    placeOf: () => (x, y) => [x / 1000, -y / 1000, 0],
    fabricOf: () => ({ stretch: 2e-6, bend: BEND }),
    seamBend: 0,
    seamDraw: 1,
  })
  for (let i = 0; i < cloth.positions.length / 3; i++) {
    const u = uOf(i % (COLUMNS + 1))
    roll.place(u, mmOf(leaf, u, Math.floor(i / (COLUMNS + 1)))).toArray(cloth.positions, 3 * i)
  }
  return cloth
}

/** Interpolates by Catmull-Rom through equally spaced points, and continues straight past the ends. */
function through(places: (i: number) => Vector3, last: number, s: number): Vector3 {
  const i = Math.min(last - 1, Math.max(0, Math.floor(s)))
  const t = s - i
  const [b, c] = [places(i), places(i + 1)]
  const a = i > 0 ? places(i - 1) : b.clone().multiplyScalar(2).sub(c)
  const d = i + 1 < last ? places(i + 2) : c.clone().multiplyScalar(2).sub(b)
  return new Vector3()
    .addScaledVector(a, ((2 - t) * t - 1) * t * 0.5)
    .addScaledVector(b, ((3 * t - 5) * t * t + 2) * 0.5)
    .addScaledVector(c, ((4 - 3 * t) * t + 1) * t * 0.5)
    .addScaledVector(d, (t - 1) * t * t * 0.5)
}

function surfaceOf({ positions }: Cloth): LeafSurface {
  const first = HELD_MM.length - 1
  const at = (row: number, column: number): Vector3 =>
    new Vector3().fromArray(positions, 3 * (row * (COLUMNS + 1) + column))
  const rowAt = (u: number, row: number): Vector3 => through(c => at(row, c), COLUMNS, ((u + 1) / 2) * COLUMNS)
  return (u, depth) => through(r => rowAt(u, first + r), ROWS, depth * ROWS)
}

export interface FoldInput {
  readonly worn: SewnMesh
  readonly leaf: Leaf
  readonly stand: PatternPiece
  readonly thicknessMm: number
  /** Distance of the tucked edge from the stand's middle, in metres. */
  readonly seatedM?: number
}

const LEVELS: readonly Level[] = ['full', 'light']

/** Folds the leaf over the draped stand and lets it come to rest on the shirt. Returns a shell for each level. */
export function foldLeaf({ worn, leaf, stand, thicknessMm, seatedM }: FoldInput): Trim[] {
  const roll = leafRoll(worn, stand, seatedM)
  const cloth = layLeaf(leaf, roll)
  const held = cloth.positions.slice(0, 3 * HELD)
  const hold = (positions: Float64Array): void => positions.set(held)
  const pieces = ['front', 'back', 'sleeveL', 'sleeveR', stand.id]
  const distance = clothDistance(worn, { pieces, ...REGION })
  const contact = { offset: thicknessMm / 2000 + 0.0012, friction: 0.15 }
  for (let f = 0; f < FRAMES; f++) {
    const gravity: [number, number, number] = [0, f < FRAMES * 0.6 ? -4 : -2, 0]
    stepFrame(cloth, { distance }, { gravity, damping: 0.95, substeps: 12, seamPull: 0, contact, guide: hold })
  }
  hold(cloth.positions)
  const surface = surfaceOf(cloth)
  return LEVELS.map(level => leafShell({ leaf, roll, surface, thicknessMm, level }))
}
