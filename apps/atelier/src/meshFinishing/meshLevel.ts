import type { Level } from '@kitwright/garment'
import type { SewnMesh } from './sewnMesh.ts'
import type { Surface } from './surface.ts'

/** The cloth as thinly as each level has it: what is laid on a level lies on this. */
export type MeshByLevel = Readonly<Record<Level, SewnMesh>>

/** A level's cloth with the particles of the mesh it was thinned from. */
export const thinnedMesh = ({ flat, particle, parts }: Surface, { positions }: SewnMesh): SewnMesh => ({
  positions,
  sheets: parts.map(({ piece, triangles }) => ({ id: piece, isRib: false, points: flat, triangles, particle })),
})
