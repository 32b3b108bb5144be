import type { MATERIALS } from '@kitwright/garment'
import fleece from './cloth/fleece.webp'
import knit from './cloth/knit.webp'
import mesh from './cloth/mesh.webp'
import pique from './cloth/pique.webp'
import satin from './cloth/satin.webp'

const PICTURES: Readonly<Record<(typeof MATERIALS)[number], string>> = { knit, pique, mesh, fleece, satin }

/** Returns the address of a fabric's close-up, rendered from a model of its stitches. */
export const clothPicture = (material: (typeof MATERIALS)[number]): string => PICTURES[material]
