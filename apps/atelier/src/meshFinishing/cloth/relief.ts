import type { Point } from '@kitwright/measure'
import { particleNormals } from './normals.ts'
import type { SewnMesh } from './sewnMesh.ts'
import type { Surface } from './surface.ts'

/** Height of a point on a piece above the draped cloth, mm: gathers and puckers finer than the simulation's mesh. */
export type Relief = (piece: string, at: Point) => number

/** The mesh with its relief. Where pieces are sewn together the first piece's relief counts. */
export function addRelief(mesh: SewnMesh, relief: Relief): SewnMesh {
  const normals = particleNormals(mesh)
  const positions = mesh.positions.slice()
  const isDone = new Uint8Array(positions.length / 3)
  for (const { id, points, particle } of mesh.sheets) {
    points.forEach((at, v) => {
      const p = particle[v]!
      if (isDone[p]) return
      isDone[p] = 1
      const by = relief(id, at) / 1000
      for (let m = 0; m < 3; m++) positions[3 * p + m]! += by * normals[3 * p + m]!
    })
  }
  return { ...mesh, positions }
}

/** A level's cloth with a relief. The relief must be 0 along seams, whose vertices lie in several pieces. */
export function reliefOn(surface: Surface, relief: Relief): Surface {
  const positions = surface.positions.slice()
  for (const { piece, triangles } of surface.parts)
    for (const v of new Set(triangles)) {
      const by = relief(piece, surface.flat[v]!) / 1000
      for (let m = 0; m < 3; m++) positions[3 * v + m]! += by * surface.normals[3 * v + m]!
    }
  return { ...surface, positions }
}
