import type { PartArea } from '@kitwright/garment'
import { boxOf, type Pattern } from '../../pattern/pattern.ts'
import { area, pieceOf } from '../regions.ts'
import { bodyAreas, bodyRegions } from '../upper/upperAreas.ts'

/** The bindings are this garment's cuffs. */
export function sleevelessAreas(pattern: Pattern): PartArea[] {
  const bindings = ['bindingL', 'bindingR'].map(id => pieceOf(pattern, id))
  return [...bodyAreas(pattern), ...bindings.map(p => area('cuff', p.id, boxOf(p))), ...bodyRegions(pattern)]
}
