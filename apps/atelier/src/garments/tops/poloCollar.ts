import type { PartArea } from '@kitwright/garment'
import type { SewnMesh } from '../../meshFinishing/cloth/sewnMesh.ts'
import type { Trim } from '../../meshFinishing/trims/trim.ts'
import { boxOf, edgeLength, type Pattern } from '../../sewingPattern/pattern.ts'
import { area, pieceOf } from '../partRegions.ts'
import { foldLeaf } from './collars/foldLeaf.ts'
import { makeLeaf } from './collars/poloLeaf.ts'
import type { PoloCut } from './upperPattern.ts'

/** Returns the area of the stand, which belongs to the leaf's part. */
export const standArea = (pattern: Pattern): PartArea => area('collar', 'stand', boxOf(pieceOf(pattern, 'stand')))

/** Returns the leaf, folded over the draped stand. */
export function leafTrims(worn: SewnMesh, pattern: Pattern, { leaf, stand }: PoloCut): Trim[] {
  const [front, back] = [pieceOf(pattern, 'front'), pieceOf(pattern, 'back')]
  const neck = { front: edgeLength(front, 'neckL'), back: edgeLength(back, 'neckL') }
  return foldLeaf({
    worn,
    leaf: makeLeaf(leaf, stand, neck),
    stand: pieceOf(pattern, 'stand'),
    thicknessMm: leaf.thicknessMm,
    ...(leaf.seatedM === undefined ? {} : { seatedM: leaf.seatedM }),
  })
}
