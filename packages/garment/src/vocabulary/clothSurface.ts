import type { FabricFacts } from './fabricFacts.ts'
import { MATERIALS, type Material } from './vocabulary.ts'

/** The surfaces of cloth in pictures: the materials, and knit of cotton, which is matt, fine and a little fuzzy. */
export const CLOTH_SURFACES = [...MATERIALS, 'jersey'] as const
export type ClothSurface = (typeof CLOTH_SURFACES)[number]

/** Percentage of cotton from which a knit looks like cotton jersey. */
const MOSTLY = 50

/** Returns the surface of a fabric by its material and its fibres. */
export function clothSurfaceOf(material: Material, composition: FabricFacts['composition']): ClothSurface {
  const cotton = composition.find(({ fibre }) => fibre === 'cotton')?.percent ?? 0
  return material === 'knit' && cotton >= MOSTLY ? 'jersey' : material
}
