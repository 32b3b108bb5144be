import type { Point } from '@kitwright/measure'
import { cutOutline } from '../../../sewingPattern/cutOutline.ts'
import { type DraftedPart, pointOf } from '../../../sewingPattern/draftDesign.ts'
import { flattenPath, type Line, lineLength, shiftLine, splitLine } from '../../../sewingPattern/line.ts'
import { type Edge, mirrorPiece, type PatternPiece } from '../../../sewingPattern/pattern.ts'

/** Half the strip and the lengths of half the neck that the hood is sewn to, in mm. */
export interface HoodNeck {
  readonly strip: number
  readonly back: number
  readonly sleeve: number
  readonly front: number
}

export interface HoodPieces {
  readonly outer: readonly PatternPiece[]
  /** The same pieces, cut for the inside. */
  readonly lining: readonly PatternPiece[]
  /** Splits the back's neckline where the strip ends. */
  splitBack(back: PatternPiece): PatternPiece
}

/** Returns the wearer's right side of the hood, seen from outside, with its face edge at x > 0. */
function hoodSide(part: DraftedPart, neck: HoodNeck): PatternPiece {
  const at = (name: string): Point => pointOf(part, name)
  const {
    hem,
    centre,
    neck: sewn,
  } = cutOutline(flattenPath(part.paths['seam']!.ops), [
    ['hem', at('frontEdge')],
    ['centre', at('hoodRim')],
    ['neck', at('neckEdge')],
  ])
  const besideStrip = neck.back - neck.strip
  const perNeck = lineLength(sewn) / (besideStrip + neck.sleeve + neck.front)
  const [back, rest] = splitLine(sewn, besideStrip * perNeck)
  const [sleeve, front] = splitLine(rest, neck.sleeve * perNeck)
  const edges: Edge[] = [
    { name: 'hem', line: hem },
    { name: 'centre', line: centre },
    { name: 'neckBack', line: back },
    { name: 'neckSleeve', line: sleeve },
    { name: 'neckFront', line: front },
  ]
  const middle = { x: -at('hoodTop').x, y: 0 }
  return { id: 'hoodR', edges: edges.map(e => ({ name: e.name, line: shiftLine(e.line, middle) })) }
}

/**
 * Returns the strip from the forehead (y = 0) over the crown to the back neck, seen from outside: the wearer's right is
 * at x > 0.
 */
function hoodStrip(half: number, length: number): PatternPiece {
  const at = (x: number, y: number): Point => ({ x, y })
  const line = (...points: Point[]): Line => points
  return {
    id: 'hoodCentre',
    edges: [
      { name: 'neck', line: line(at(-half, length), at(half, length)) },
      { name: 'sideR', line: line(at(half, length), at(half, 0)) },
      { name: 'hem', line: line(at(half, 0), at(-half, 0)) },
      { name: 'sideL', line: line(at(-half, 0), at(-half, length)) },
    ],
  }
}

function splitBack(back: PatternPiece, strip: number): PatternPiece {
  const edges = back.edges.flatMap((edge): Edge[] => {
    if (edge.name === 'neckR') {
      const [side, middle] = splitLine(edge.line, lineLength(edge.line) - strip)
      return [
        { name: 'neckR', line: side },
        { name: 'neckMiddle', line: middle },
      ]
    }
    if (edge.name !== 'neckL') return [edge]
    const [, side] = splitLine(edge.line, strip)
    return [{ name: 'neckL', line: side }]
  })
  const k = edges.findIndex(e => e.name === 'neckMiddle')
  const middle = edges[k]!.line
  const mirrored = middle.slice(0, -1).map(p => ({ x: -p.x, y: p.y }))
  edges[k] = { name: 'neckMiddle', line: [...middle, ...mirrored.reverse()] }
  return { ...back, edges }
}

/**
 * Outer pieces and their lining. The lining is seen from inside the hood, so it is mirrored and drawn as the viewer
 * sees it.
 */
export const LINING = { hoodR: 'liningR', hoodL: 'liningL', hoodCentre: 'liningCentre' } as const

function liningOf(piece: PatternPiece): PatternPiece {
  const { edges } = mirrorPiece(piece, '')
  const id = LINING[piece.id as keyof typeof LINING]
  return { id, edges, isApplied: true, ...(id === 'liningR' ? { mirrorOf: 'liningL' } : {}) }
}

/** Returns the three pieces of the hood and its lining. */
export function hoodPieces(part: DraftedPart, neck: HoodNeck): HoodPieces {
  const right = hoodSide(part, neck)
  const strip = hoodStrip(neck.strip, lineLength(right.edges.find(e => e.name === 'centre')!.line))
  const outer = [mirrorPiece(right, 'hoodL'), { ...right, mirrorOf: 'hoodL' }, strip].map(
    ({ mirrorOf, ...piece }): PatternPiece => (piece.id === 'hoodR' ? { ...piece, mirrorOf: mirrorOf! } : piece),
  )
  return { outer, lining: outer.map(liningOf), splitBack: back => splitBack(back, neck.strip) }
}
