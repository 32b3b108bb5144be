import { Hugo } from '@freesewing/hugo'
import type { Point } from '@kitwright/measure'
import { cutOutline } from '../../../sewingPattern/cutOutline.ts'
import { draftDesign, type DraftedPart, pointOf } from '../../../sewingPattern/draftDesign.ts'
import { flattenPath, type Line, lineLength, mirrorLine, shiftLine } from '../../../sewingPattern/line.ts'
import { type Edge, edgeLength, mirrorPiece, type Pattern, type PatternPiece } from '../../../sewingPattern/pattern.ts'
import type { HoodieCut } from './cuts.ts'
import { hoodPieces } from './hoodPieces.ts'
import { pocketPiece } from './pocketPiece.ts'
import { hoodieSeams } from './hoodieSeams.ts'
import { cuffPiece, waistbandPiece } from './ribPieces.ts'
import { fitSleeve, type SleeveEdges } from './fitSleeve.ts'
import { trimPiece } from '../../../meshFinishing/trims/trimPiece.ts'

/** Trims that are modelled, not cut: one plain colour each. */
const TRIM_PIECES: readonly PatternPiece[] = [
  trimPiece({ id: 'drawstring', widthMm: 40, heightMm: 260 }),
  trimPiece({ id: 'eyelets', widthMm: 12, heightMm: 12 }),
]

interface HalfBody {
  readonly band: Line
  readonly side: Line
  readonly raglan: Line
  readonly neck: Line
}

function halfBody(part: DraftedPart, centre: 'cf' | 'cb'): HalfBody {
  const at = (name: string): Point => pointOf(part, name)
  const edges = cutOutline(flattenPath(part.paths['seam']!.ops), [
    ['band', at(`${centre}Ribbing`)],
    ['side', at('ribbing')],
    ['raglan', at('armhole')],
    ['neck', at(centre === 'cf' ? 'raglanTipFront' : 'raglanTipBack')],
    ['centre', at(`${centre}Neck`)],
  ])
  const up = { x: 0, y: -at('hps').y }
  const shift = (line: Line): Line => shiftLine(line, up)
  return { band: shift(edges.band), side: shift(edges.side), raglan: shift(edges.raglan), neck: shift(edges.neck) }
}

/** Joins both halves. `plus` names the side of the body at x > 0 when the piece is seen from outside. */
function wholeBody(id: string, { band, side, raglan, neck }: HalfBody, plus: 'L' | 'R'): PatternPiece {
  const minus = plus === 'L' ? 'R' : 'L'
  const right: Edge[] = [
    { name: `side${plus}`, line: side },
    { name: `raglan${plus}`, line: raglan },
    { name: `neck${plus}`, line: neck },
  ]
  const left = right.map(e => ({ name: e.name.slice(0, -1) + minus, line: mirrorLine(e.line) })).reverse()
  const hem: Edge[] = [
    { name: `band${minus}`, line: mirrorLine(band) },
    { name: `band${plus}`, line: band },
  ]
  return { id, edges: [...hem, ...right, ...left] }
}

/** Returns the wearer's left sleeve, seen from outside: hugo draws the front at x < 0. */
function draftedSleeve(part: DraftedPart): SleeveEdges {
  const at = (name: string): Point => pointOf(part, name)
  return cutOutline(flattenPath(part.paths['seam']!.ops), [
    ['neck', at('raglanTipBack')],
    ['raglanFront', at('raglanTipFront')],
    ['underFront', at('bicepsLeft')],
    ['wrist', at('wristLeft')],
    ['underBack', at('wristRight')],
    ['raglanBack', at('bicepsRight')],
  ])
}

const SLEEVE_ORDER = ['neck', 'raglanFront', 'underFront', 'wrist', 'underBack', 'raglanBack'] as const

function leftSleeve(edges: SleeveEdges): PatternPiece {
  const top = Math.min(...edges.neck.map(p => p.y))
  const up = { x: 0, y: -top }
  return { id: 'sleeveL', edges: SLEEVE_ORDER.map(name => ({ name, line: shiftLine(edges[name], up) })) }
}

/** Drafts a hooded jumper with raglan sleeves, its lining and its trims. Throws if hugo cannot be drafted. */
export function hoodiePattern(cut: HoodieCut): Pattern {
  const part = draftDesign(Hugo, cut.hugo)
  const halves = { front: halfBody(part('hugo.front'), 'cf'), back: halfBody(part('hugo.back'), 'cb') }
  const [front, back] = [wholeBody('front', halves.front, 'L'), wholeBody('back', halves.back, 'R')]
  const drafted = fitSleeve(draftedSleeve(part('hugo.sleeve')), {
    front: lineLength(halves.front.raglan),
    back: lineLength(halves.back.raglan),
  })
  const sleeveL = leftSleeve(drafted)
  const hood = hoodPieces(part('library.hoodSide'), {
    strip: cut.hoodStripMm,
    back: lineLength(halves.back.neck),
    sleeve: edgeLength(sleeveL, 'neck'),
    front: lineLength(halves.front.neck),
  })
  const cuffL = cuffPiece(edgeLength(sleeveL, 'wrist'), cut.rib)
  const band = { front: edgeLength(front, 'bandL'), back: edgeLength(back, 'bandL') }
  const pieces = [
    front,
    hood.splitBack(back),
    sleeveL,
    mirrorPiece(sleeveL, 'sleeveR'),
    ...hood.outer,
    waistbandPiece(band, cut.rib),
    cuffL,
    mirrorPiece(cuffL, 'cuffR'),
    ...hood.lining,
    pocketPiece(part('hugo.pocket'), pointOf(part('hugo.front'), 'hps').y),
    ...TRIM_PIECES,
  ]
  return { pieces, seams: hoodieSeams() }
}
