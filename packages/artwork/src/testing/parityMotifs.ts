import { createPatternUse, type Gradient, type PartStyle, type PatternMask, type Piping } from '@kitwright/design'

/** The one picture of the image layers; browser and Node decode the same bytes. */
export const PARITY_ASSET = { source: 'file', id: 'crest', widthPx: 700, heightPx: 800 } as const

const laid = { gapXMm: 20, gapYMm: 14 }
export const CLUB = {
  kind: 'text',
  text: 'ខ្លាអង្គរ FC',
  font: 'kantumruy-pro',
  weight: 600,
  isItalic: false,
  widthMm: 164,
  heightMm: 62,
  ...laid,
  rows: 'brick',
} as const
export const CREST = {
  kind: 'picture',
  asset: PARITY_ASSET,
  inks: 2,
  widthMm: 140,
  heightMm: 160,
  ...laid,
  rows: 'once',
} as const

/** A picture in its own colours, over the whole garment. */
export const PHOTO = { ...CREST, inks: 0, isRound: true, widthMm: 700, heightMm: 800 } as const

export const TAPE: Piping = {
  edges: [
    { piece: 'front', edge: 'sideL' },
    { piece: 'back', edge: 'neckL' },
    { piece: 'front', edge: 'neckR' },
    { piece: 'sleeveL', edge: 'capFront' },
  ],
  widthMm: 14,
  colour: '#facc15',
  middle: { colour: '#0f172a' },
}

/** A slanted yoke with a hole in it. */
const YOKE: PatternMask = {
  shows: 'inside',
  outlines: [
    [-280, 120, 280, 60, 280, 330, 30, 420, -280, 300],
    [-60, 200, 60, 180, 40, 300],
  ].map(flat => ({ piece: 'front', points: flat.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: flat[i + 1]! }] : [])) })),
}

/** Two patterns within the yoke. */
export const MASKED: Partial<PartStyle> = {
  pattern: { ...createPatternUse('triangles', '#38bdf8'), opacity: 0.9, scale: 0.8 },
  over: [{ ...createPatternUse('dots', '#facc15'), opacity: 0.6 }],
  mask: YOKE,
}

export const gradient = (shape: Gradient['shape'], angleDeg: number, from: string, to: string): Gradient => ({
  kind: 'gradient',
  shape,
  angleDeg,
  stops: [
    { colour: from, at: 10 },
    { colour: to, at: 90 },
  ],
})
