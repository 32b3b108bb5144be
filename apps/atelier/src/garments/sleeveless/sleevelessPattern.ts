import { Aaron } from '@freesewing/aaron'
import type { Seam } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { cutOutline } from '../../sewingPattern/cutOutline.ts'
import { draftDesign, type DraftedPart, pointOf } from '../../sewingPattern/draftDesign.ts'
import { flattenPath, shiftLine } from '../../sewingPattern/line.ts'
import { edgeLength, type Pattern } from '../../sewingPattern/pattern.ts'
import { armBindings, bindingSeams } from '../tops/ribs/armBinding.ts'
import { ribCollar } from '../tops/ribs/ribCollar.ts'
import { type HalfBody, vNeck, wholeBody } from '../tops/upperPattern.ts'
import type { SleevelessCut } from './cuts.ts'
import type { CutOptions } from '../garmentMaker.ts'

/** Returns aaron's half of the front or back, with its strap's inner end at y = 0. */
function halfBody(part: DraftedPart, centreNeck: string): HalfBody {
  const at = (name: string): Point => pointOf(part, name)
  const edges = cutOutline(flattenPath(part.paths['seam']!.ops), [
    ['hem', at('cfHem')],
    ['side', at('hem')],
    ['arm', at('armhole')],
    ['shoulder', at('strapRight')],
    ['neck', at('strapLeft')],
    ['centre', at(centreNeck)],
  ])
  const up = { x: 0, y: -at('strapLeft').y }
  return {
    hem: shiftLine(edges.hem, up),
    side: shiftLine(edges.side, up),
    arm: shiftLine(edges.arm, up),
    shoulder: shiftLine(edges.shoulder, up),
    neck: shiftLine(edges.neck, up),
  }
}

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
  const drafted = halfBody(part('aaron.front'), 'cfNeck')
  const isV = collar === 'v'
  const front = wholeBody('front', isV ? { ...drafted, neck: vNeck(drafted.neck[0]!, cut.vDepth) } : drafted, 'L')
  const back = wholeBody('back', halfBody(part('aaron.back'), 'cbNeck'), 'R')
  const neck = { front: edgeLength(front, 'neckL'), back: edgeLength(back, 'neckL') }
  const armhole = { front: edgeLength(front, 'armL'), back: edgeLength(back, 'armL') }
  return {
    pieces: [front, back, ribCollar(collar, cut.rib, neck), ...armBindings(cut.binding, armhole)],
    seams: SEAMS,
  }
}
