import { Mesh, Vector3, type Matrix4, type Object3D } from 'three'
import { movePoint } from '../body/index.ts'
import type { PosedMesh } from '../team/castOnGround.ts'
import type { StandingPlace } from '../team/lineUp.ts'
import { FIGURE_GROUND } from './playerCamera.ts'

/** A mesh of the figure or its kit, in the figure's frame once `matrix` is applied. */
export interface ShadowMesh {
  readonly position: ArrayLike<number>
  readonly index: ArrayLike<number>
  readonly matrix: Matrix4 | null
}

/** The head and hair cast the shadow of an ellipsoid: centre and half axes in the figure's frame, metres. */
const HEAD = { at: [0, 0.2, 0.015], half: [0.085, 0.14, 0.105] } as const
const RINGS = 6
const COLUMNS = 10

function headMesh(): ShadowMesh {
  const position: number[] = []
  const index: number[] = []
  for (let ring = 0; ring <= RINGS; ring++)
    for (let column = 0; column < COLUMNS; column++) {
      const [a, b] = [(Math.PI * ring) / RINGS, (2 * Math.PI * column) / COLUMNS]
      const unit = [Math.sin(a) * Math.cos(b), Math.cos(a), Math.sin(a) * Math.sin(b)]
      position.push(...unit.map((value, k) => HEAD.at[k]! + value * HEAD.half[k]!))
      if (ring === RINGS) continue
      const [here, next] = [ring * COLUMNS + column, ring * COLUMNS + ((column + 1) % COLUMNS)]
      index.push(here, next, here + COLUMNS, next, next + COLUMNS, here + COLUMNS)
    }
  return { position, index, matrix: null }
}

/** Returns the meshes of limbs and boots; the person's own, of many triangles, are left to `headMesh`. */
export function figureMeshes(group: Object3D): readonly ShadowMesh[] {
  const meshes: ShadowMesh[] = []
  group.updateMatrixWorld(true)
  group.traverse(node => {
    if (!(node instanceof Mesh) || !node.visible) return
    const { position, aBlink, aAlong, color } = node.geometry.attributes
    const { index } = node.geometry
    if (!position || !index || aBlink || aAlong || !color) return
    const points = new Float32Array(position.count * 3)
    for (let i = 0; i < position.count; i++) points.set([position.getX(i), position.getY(i), position.getZ(i)], 3 * i)
    meshes.push({ position: points, index: index.array, matrix: node.matrixWorld })
  })
  return meshes
}

/** Returns x, height above the ground and z of each vertex in the scene. */
function placeOf(
  { position, matrix }: ShadowMesh,
  body: Float32Array,
  { at, turnDeg, scale }: StandingPlace,
): Float32Array {
  const angle = (turnDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const placed = new Float32Array(position.length)
  const point = new Vector3()
  for (let i = 0; i < position.length; i += 3) {
    point.fromArray(position, i)
    if (matrix) point.applyMatrix4(matrix)
    const [x, y, z] = movePoint(body, [point.x, point.y, point.z])
    const height = Math.max(0, (y - FIGURE_GROUND) * scale)
    placed.set([at.x + (x * cos + z * sin) * scale, height, at.z + (z * cos - x * sin) * scale], i)
  }
  return placed
}

/** Returns a player's triangles where they are in the scene. */
export const poseMeshes = (meshes: readonly ShadowMesh[], body: Float32Array, standing: StandingPlace): PosedMesh =>
  [...meshes, headMesh()].map(mesh => ({ at: placeOf(mesh, body, standing), index: mesh.index }))
