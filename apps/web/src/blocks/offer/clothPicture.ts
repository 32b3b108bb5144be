import type { ClothSurface } from '@kitwright/garment'
import fleece from './cloth/fleece.webp'
import knit from './cloth/knit.webp'
import mesh from './cloth/mesh.webp'
import pique from './cloth/pique.webp'
import satin from './cloth/satin.webp'

/** Cotton jersey is a plain knit: its stitches are the same. */
const PICTURES: Readonly<Record<ClothSurface, string>> = { knit, jersey: knit, pique, mesh, fleece, satin }

/** Returns the address of a fabric's close-up, rendered from a model of its stitches. */
export const clothPicture = (material: ClothSurface): string => PICTURES[material]
