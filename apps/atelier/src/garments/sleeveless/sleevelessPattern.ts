import { Aaron } from '@freesewing/aaron'
import type { Seam } from '@kitwright/garment'
import { draftDesign } from '../../sewingPattern/draftDesign.ts'
import { edgeLength, type Pattern } from '../../sewingPattern/pattern.ts'
import { armBindings, bindingSeams } from '../tops/ribs/armBinding.ts'
import { ribCollar } from '../tops/ribs/ribCollar.ts'
import { halfBody, vNeck, wholeBody } from '../tops/upperPattern.ts'
import type { SleevelessCut } from './cuts.ts'
import type { CutOptions } from '../garmentMaker.ts'

/** Aaron's points at both ends of a strap. */
const STRAP = { neck: 'strapLeft', shoulder: 'strapRight' }

const SEAMS: readonly Seam[] = [
  ...['shoulder', 'side'].flatMap(name =>
    ['L', 'R'].map((side): Seam => ({ a: ['front', name + side], b: ['back', name + side] })),
  ),
  ...['front', 'back'].flatMap(piece =>
    ['L', 'R'].map((side): Seam => ({ a: ['collar', piece + side], b: [piece, `neck${side}`] })),
  ),
  { a: ['collar', 'endPlus'], b: ['collar', 'endMinus'] },
  ...bindingSeams(),
]

/** Returns a shirt without sleeves: front, back, the neck's rib and a binding round each armhole. */
export function sleevelessPattern(cut: SleevelessCut, { collar }: CutOptions): Pattern {
  if (collar !== 'crew' && collar !== 'v') throw new Error(`this cut has no ${collar} collar`)
  const part = draftDesign(Aaron, cut.aaron)
  const drafted = halfBody(part('aaron.front'), { centre: 'cfNeck', ...STRAP })
  const isV = collar === 'v'
  const front = wholeBody('front', isV ? { ...drafted, neck: vNeck(drafted.neck[0]!, cut.vDepth) } : drafted, 'L')
  const back = wholeBody('back', halfBody(part('aaron.back'), { centre: 'cbNeck', ...STRAP }), 'R')
  const neck = { front: edgeLength(front, 'neckL'), back: edgeLength(back, 'neckL') }
  const armhole = { front: edgeLength(front, 'armL'), back: edgeLength(back, 'armL') }
  return {
    pieces: [front, back, ribCollar(collar, cut.rib, neck), ...armBindings(cut.binding, armhole)],
    seams: SEAMS,
  }
}
