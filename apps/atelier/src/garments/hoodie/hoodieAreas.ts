import type { PartArea } from '@kitwright/garment'
import { unionBox } from '@kitwright/measure'
import { boxOf, type Pattern } from '../../pattern/pattern.ts'
import { area, pieceOf } from '../regions.ts'

export function hoodieAreas(pattern: Pattern): PartArea[] {
  const piece = (id: string) => pieceOf(pattern, id)
  const whole = (part: PartArea['part'], ids: readonly string[]) => ids.map(id => area(part, id, boxOf(piece(id))))
  const frame = unionBox(boxOf(piece('front')), boxOf(piece('back')))
  return [
    area('base', 'front', frame),
    area('base', 'back', frame),
    ...whole('sleeves', ['sleeveL', 'sleeveR']),
    ...whole('hood', ['hoodL', 'hoodR', 'hoodCentre', 'liningL', 'liningR', 'liningCentre']),
    area('pocket', 'pocket', frame),
    ...whole('hem', ['waistband']),
    ...whole('cuff', ['cuffL', 'cuffR']),
    ...whole('drawstring', ['drawstring']),
  ]
}
