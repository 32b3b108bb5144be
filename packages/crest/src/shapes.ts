import { repeatAround, mirrorIntoWhole, oval, star } from './svgPath.ts'

export const SHAPE_IDS = [
  'heater',
  'french',
  'spanish',
  'english',
  'cusped',
  'tournament',
  'pointed',
  'modern',
  'lozenge',
  'hexagon',
  'octagon',
  'roundel',
  'oval',
  'scalloped',
  'starred',
  'pennant',
  'burgee',
  'banner',
  'sema',
  'pediment',
  'flames',
  'lotus',
  'plate',
  'capsule',
] as const
export type ShapeId = (typeof SHAPE_IDS)[number]

export const SHAPE_KINDS = ['shields', 'rounds', 'pennants', 'kbach', 'plates'] as const
export type ShapeKind = (typeof SHAPE_KINDS)[number]

/** Base shape of a crest, 100 wide about x = 50, and the positions of things on it. */
export interface Shape {
  readonly kind: ShapeKind
  readonly d: string
  readonly height: number
  /** The lower end of the top band, and the line on which its letters are centred. */
  readonly chief: { readonly end: number; readonly line: number; readonly width: number }
  /** Middle of a ribbon. */
  readonly ribbon: number
  /** Middle of the symbol and side of its square if no other element takes space. */
  readonly symbol: { readonly y: number; readonly size: number }
  /** Outer and inner radius of the ring along which words run. */
  readonly ring?: { readonly y: number; readonly outer: number; readonly inner: number }
  /** Ornament around the field, in the colour of the rim. */
  readonly around?: string
}

const shield = (d: string, more: Partial<Shape> = {}): Shape => ({
  kind: 'shields',
  d: mirrorIntoWhole(d),
  height: 116,
  chief: { end: 28, line: 17, width: 78 },
  ribbon: 96,
  symbol: { y: 56, size: 70 },
  ...more,
})

const RING = { y: 50, outer: 48, inner: 33 } as const
const round = (d: string, more: Partial<Shape> = {}): Shape => ({
  kind: 'rounds',
  d,
  height: 100,
  chief: { end: 26, line: 19, width: 60 },
  ribbon: 80,
  symbol: { y: 50, size: 62 },
  ring: RING,
  ...more,
})

const FLAME = 'M41 12Q38 2 54 -8Q52 0 61 10Q56 16 50 16Q45 16 41 12Z'
const PETAL = mirrorIntoWhole('M50 -8Q60 0 60 14L50 18')

export const SHAPES: Readonly<Record<ShapeId, Shape>> = {
  heater: shield('M50 2L96 2L96 48C96 84 76 104 50 116'),
  french: shield('M50 2L94 2L94 90Q94 104 82 104L64 104Q54 104 50 114', { height: 114, symbol: { y: 58, size: 72 } }),
  spanish: shield('M50 2L94 2L94 66Q94 112 50 112', { height: 112 }),
  english: shield('M50 8Q74 12 94 2Q99 18 94 32Q98 64 86 84Q72 104 50 116', {
    chief: { end: 32, line: 21, width: 74 },
    symbol: { y: 60, size: 66 },
  }),
  cusped: shield('M50 10Q56 4 66 6Q80 8 88 2L98 14Q90 20 92 34Q97 70 84 92Q70 100 60 102Q54 106 50 116', {
    chief: { end: 32, line: 22, width: 72 },
    symbol: { y: 60, size: 64 },
  }),
  tournament: shield('M50 4Q74 4 92 12Q86 28 92 46Q98 72 84 94Q70 108 50 112', {
    height: 112,
    chief: { end: 32, line: 20, width: 66 },
    symbol: { y: 59, size: 66 },
  }),
  pointed: shield('M50 2L94 18L94 58Q94 94 50 118', {
    height: 118,
    chief: { end: 38, line: 27, width: 66 },
    symbol: { y: 62, size: 64 },
  }),
  modern: shield('M50 2L84 2Q96 2 96 14L96 66Q96 84 82 94L50 116', { symbol: { y: 57, size: 72 } }),
  lozenge: shield('M50 0L98 58L50 116', {
    chief: { end: 40, line: 32, width: 40 },
    ribbon: 84,
    symbol: { y: 58, size: 52 },
  }),
  hexagon: shield('M50 2L96 28L96 84L50 110', {
    height: 110,
    chief: { end: 36, line: 27, width: 66 },
    ribbon: 88,
    symbol: { y: 56, size: 62 },
  }),
  octagon: shield('M50 4L72 4L96 28L96 80L72 104L50 104', {
    height: 104,
    chief: { end: 28, line: 18, width: 62 },
    ribbon: 86,
    symbol: { y: 56, size: 62 },
  }),
  roundel: round(oval(50, 50, 48)),
  oval: round(oval(50, 58, 44, 56), {
    height: 116,
    ring: undefined,
    chief: { end: 32, line: 23, width: 54 },
    ribbon: 92,
    symbol: { y: 58, size: 62 },
  }),
  scalloped: round(oval(50, 50, 48), { around: repeatAround('M42 4Q50 -8 58 4L50 10Z', 18) }),
  starred: round(oval(50, 50, 46), { around: star(24, 54, { inner: 0.9 }), ring: { y: 50, outer: 46, inner: 32 } }),
  pennant: shield('M50 4L90 4L90 62L50 116', {
    kind: 'pennants',
    chief: { end: 28, line: 17, width: 70 },
    ribbon: 78,
    symbol: { y: 52, size: 54 },
  }),
  burgee: shield('M50 2L98 2L50 118', {
    kind: 'pennants',
    height: 118,
    chief: { end: 22, line: 13, width: 66 },
    ribbon: 66,
    symbol: { y: 42, size: 42 },
  }),
  banner: shield('M50 2L90 2L90 116L50 96', {
    kind: 'pennants',
    chief: { end: 26, line: 15, width: 72 },
    ribbon: 84,
    symbol: { y: 54, size: 64 },
  }),
  sema: shield('M50 0Q54 14 68 20Q94 30 94 56Q94 72 86 86L90 112L50 112', {
    kind: 'kbach',
    height: 112,
    chief: { end: 42, line: 33, width: 56 },
    ribbon: 96,
    symbol: { y: 58, size: 60 },
  }),
  pediment: shield(
    'M50 0Q53 12 62 16Q64 8 71 5Q72 18 81 24Q85 17 92 16Q90 30 94 40Q98 44 100 52Q96 56 94 62L94 108L50 108',
    { kind: 'kbach', height: 108, chief: { end: 42, line: 34, width: 64 }, ribbon: 94, symbol: { y: 62, size: 64 } },
  ),
  flames: round(oval(50, 50, 46), {
    kind: 'kbach',
    around: repeatAround(FLAME, 18),
    ring: { y: 50, outer: 46, inner: 32 },
  }),
  lotus: round(oval(50, 50, 46), {
    kind: 'kbach',
    around: repeatAround(PETAL, 20),
    ring: { y: 50, outer: 46, inner: 32 },
  }),
  plate: shield('M50 2L92 2Q92 10 100 10L100 32Q92 32 92 40L50 40', {
    kind: 'plates',
    height: 42,
    chief: { end: 40, line: 21, width: 78 },
    ribbon: 40,
    symbol: { y: 21, size: 30 },
  }),
  capsule: shield('M50 2L80 2Q99 2 99 21Q99 40 80 40L50 40', {
    kind: 'plates',
    height: 42,
    chief: { end: 40, line: 21, width: 78 },
    ribbon: 40,
    symbol: { y: 21, size: 30 },
  }),
}
