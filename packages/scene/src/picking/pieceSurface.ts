import { boxHeight, boxWidth, type Point } from '@kitwright/measure'
import type { Piece } from '@kitwright/garment'
import { Vector3 } from 'three'
import type { PieceMesh } from '../pieceMesh.ts'
import { castRay, type Ray, type RayHit } from './castRay.ts'
import { createUvGrid, type UvGrid } from './uvGrid.ts'

export interface SurfacePoint {
  readonly position: Vector3
  readonly normal: Vector3
}

export interface SurfaceHit {
  readonly distance: number
  readonly at: Point
  readonly isFront: boolean
}

/** Maps between the screen's space and the flat piece. */
export interface PieceSurface {
  cast(ray: Ray): SurfaceHit | null
  /** Returns the world point of a point on the piece; null off the mesh. */
  locate(at: Point): SurfacePoint | null
}

type Weights = readonly [number, number, number]

function blend(values: Float32Array, mesh: PieceMesh, triangle: number, weights: Weights): Vector3 {
  const point = new Vector3()
  weights.forEach((weight, corner) => {
    const vertex = mesh.index[triangle + corner]! * 3
    point.x += values[vertex]! * weight
    point.y += values[vertex + 1]! * weight
    point.z += values[vertex + 2]! * weight
  })
  return point
}

export function createPieceSurface(piece: Piece, meshes: readonly PieceMesh[]): PieceSurface {
  const { box } = piece
  // Built on first use: many visitors never touch the cloth.
  const grids = new Map<PieceMesh, UvGrid>()
  const gridOf = (mesh: PieceMesh): UvGrid => {
    const grid = grids.get(mesh) ?? createUvGrid(mesh)
    grids.set(mesh, grid)
    return grid
  }

  const toMm = (mesh: PieceMesh, { triangle, weights }: RayHit): Point => {
    let [u, v] = [0, 0]
    weights.forEach((weight, corner) => {
      const vertex = mesh.index[triangle + corner]! * 2
      u += mesh.uv[vertex]! * weight
      v += mesh.uv[vertex + 1]! * weight
    })
    return { x: box[0] + u * boxWidth(box), y: box[1] + v * boxHeight(box) }
  }

  return {
    cast(ray) {
      let nearest: SurfaceHit | null = null
      for (const mesh of meshes) {
        const hit = castRay(mesh, ray)
        if (!hit || (nearest && hit.distance >= nearest.distance)) continue
        nearest = { distance: hit.distance, isFront: hit.isFront, at: toMm(mesh, hit) }
      }
      return nearest
    },
    locate(at) {
      const [u, v] = [(at.x - box[0]) / boxWidth(box), (at.y - box[1]) / boxHeight(box)]
      for (const mesh of meshes) {
        if (mesh.isRim) continue
        const place = gridOf(mesh).find(u, v)
        if (!place) continue
        const { triangle, weights } = place
        return {
          position: blend(mesh.position, mesh, triangle, weights),
          normal: blend(mesh.normal, mesh, triangle, weights).normalize(),
        }
      }
      return null
    },
  }
}
