import type { Level } from '@kitwright/garment'
import type { SewnMesh } from './sewnMesh.ts'
import type { Surface } from './surface.ts'

/** The simplified cloth of each level. Trims of a level are placed on it. */
export type MeshByLevel = Readonly<Record<Level, SewnMesh>>

/** A level's cloth, with the particles of the mesh it was simplified from. */
export const thinnedMesh = ({ flat, particle, parts }: Surface, { positions }: SewnMesh): SewnMesh => ({
  positions,
  sheets: parts.map(({ piece, triangles }) => ({ id: piece, isRib: false, points: flat, triangles, particle })),
})
