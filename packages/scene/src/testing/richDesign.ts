import {
  createDesign,
  createPatternUse,
  PLAIN_TEXT,
  type DesignDocument,
  type PatternMask,
  type ImageLayer,
  type PatternUse,
  type TextLayer,
} from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'

await loadGarment('soccer')

const text = (id: string, words: string, place: Partial<TextLayer>): TextLayer => ({
  ...PLAIN_TEXT,
  id,
  name: null,
  kind: 'text',
  role: 'text',
  text: words,
  piece: 'front',
  xMm: 0,
  yMm: 330,
  rotationDeg: 0,
  opacity: 1,
  isHidden: false,
  isLocked: false,
  sizeMm: 90,
  maxWidthMm: 260,
  fit: 'shrink',
  ...place,
})

const crest: ImageLayer = {
  id: 'crest',
  kind: 'image',
  name: null,
  isMirrored: false,
  role: 'logo',
  piece: 'front',
  xMm: 90,
  yMm: 190,
  rotationDeg: 12,
  opacity: 0.9,
  isHidden: false,
  isLocked: false,
  asset: { source: 'local', id: 'crest', widthPx: 240, heightPx: 240 },
  widthMm: 90,
  heightMm: 90,
}

/**
 * A design with some of everything: gradients, patterns, regions, transparent colours, both scripts, rotated and hidden
 * layers.
 */
export const richDesign: DesignDocument = {
  ...createDesign('soccer'),
  fabric: { colour: '#f8f4e8' },
  parts: {
    base: {
      fill: {
        kind: 'gradient',
        shape: 'linear',
        angleDeg: 160,
        stops: [
          { colour: '#1d4ed8', at: 10 },
          { colour: '#0f172a', at: 90 },
        ],
      },
      pattern: { ...createPatternUse('triangles', '#60a5fa'), opacity: 0.5, scale: 0.8, rotationDeg: 20 },
      over: [
        { ...createPatternUse('dots', '#dc2626'), blend: 'tone', scale: 1.6 },
        { ...createPatternUse('stripes', '#ffffff'), isHidden: true },
      ],
      span: 'piece',
      clearMm: 9,
    },
    sleeves: {
      fill: {
        kind: 'gradient',
        shape: 'radial',
        angleDeg: 0,
        stops: [
          { colour: '#facc15', at: 0 },
          { colour: '#b9141480', at: 100 },
        ],
      },
      pattern: {
        ...createPatternUse('own', '#0f172a'),
        motif: {
          kind: 'text',
          text: 'SEA',
          font: 'teko',
          weight: 600,
          isItalic: false,
          widthMm: 50,
          heightMm: 30,
          gapXMm: 12,
          gapYMm: 8,
          rows: 'brick',
        },
        opacity: 0.7,
      },
      span: 'piece',
    },
    stripes: { fill: { kind: 'solid', colour: '#ffffff' }, pattern: null, span: 'piece' },
    collar: { fill: { kind: 'solid', colour: '#dc2626' }, pattern: null, span: 'piece' },
    sidePanel: {
      fill: { kind: 'solid', colour: '#7c3aed' },
      pattern: { ...createPatternUse('checks', '#00000080'), opacity: 0.8 },
      span: 'piece',
    },
    shoulderPanel: { fill: { kind: 'solid', colour: '#16a34acc' }, pattern: null, span: 'piece' },
    shorts: {
      fill: { kind: 'solid', colour: '#0f766e' },
      pattern: { ...createPatternUse('stripes', '#ffffff'), opacity: 0.4, scale: 1.5, rotationDeg: -30 },
      span: 'piece',
    },
  },
  piping: [
    {
      edges: [
        { piece: 'front', edge: 'sideL' },
        { piece: 'front', edge: 'armR' },
        { piece: 'shortsFrontL', edge: 'out' },
      ],
      widthMm: 12,
      colour: '#facc15',
      middle: { colour: '#0f172a' },
    },
  ],
  layers: [
    text('under', 'BENEATH', {
      sizeMm: 140,
      rotationDeg: 30,
      opacity: 0.6,
      outline: { colour: '#dc2626', widthMm: 4 },
    }),
    crest,
    text('name', 'NORDAIR', { outline: { colour: '#0f172a', widthMm: 2 } }),
    text('gone', 'HIDDEN', { isHidden: true }),
    text('khmer', 'សុខ ដារ៉ា', { piece: 'back', font: 'kantumruy-pro', yMm: 130, sizeMm: 70 }),
    text('number', '10', {
      piece: 'back',
      font: 'graduate',
      yMm: 330,
      sizeMm: 280,
      maxWidthMm: null,
      fill: {
        kind: 'gradient',
        shape: 'linear',
        angleDeg: 90,
        stops: [
          { colour: '#ffffff', at: 0 },
          { colour: '#facc15', at: 100 },
        ],
      },
    }),
    text('sleeve', 'SEA', { piece: 'sleeveL', yMm: 130, sizeMm: 60, rotationDeg: -15 }),
  ],
}

/** Lies on each piece separately, whatever lies under it. */
const clubName: PatternUse = {
  ...createPatternUse('own', '#ffffff'),
  opacity: 0.5,
  scale: 2,
  rotationDeg: 20,
  motif: {
    kind: 'text',
    text: 'CLUB',
    font: 'teko',
    weight: 600,
    isItalic: false,
    widthMm: 90,
    heightMm: 50,
    gapXMm: 20,
    gapYMm: 20,
    rows: 'brick',
  },
}

/** In its own colours, over the whole garment. */
const photo: PatternUse = {
  ...createPatternUse('own', '#ffffff'),
  opacity: 0.8,
  rotationDeg: -15,
  offsetXMm: 60,
  motif: {
    kind: 'picture',
    asset: crest.asset,
    inks: 0,
    isRound: true,
    isMirrored: true,
    widthMm: 500,
    heightMm: 500,
    gapXMm: 0,
    gapYMm: 0,
    rows: 'once',
  },
}

const square = (x0: number, y0: number, x1: number, y1: number) => ({
  piece: 'front',
  points: [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ],
})
/** Two parts on one piece mask their patterns: all but a frame of the chest, and the upper half of a panel. */
const masks: Readonly<Record<string, PatternMask>> = {
  base: { shows: 'outside', outlines: [square(-120, 220, 120, 460), square(-60, 280, 60, 400)] },
  sidePanel: { shows: 'inside', outlines: [square(-400, 0, 400, 430)] },
}

/**
 * A saltire, a picture and a gradient over the whole garment, including panels and sleeves; within masks on the front.
 */
export const wrappedDesign: DesignDocument = {
  ...richDesign,
  parts: Object.fromEntries(
    Object.entries(richDesign.parts).map(([part, style]) => {
      const pattern = { ...createPatternUse('saltire', '#facc15'), opacity: 0.9, offsetXMm: 20, rotationDeg: 10 }
      const mask = masks[part]
      return [part, { ...style, pattern, over: [clubName, photo], span: 'garment' as const, ...(mask && { mask }) }]
    }),
  ),
  layers: [],
}

/** Gradients and patterns that continue over seams, and a text half on the front, half on the back. */
export const continuousDesign: DesignDocument = {
  ...richDesign,
  parts: Object.fromEntries(
    Object.entries(richDesign.parts).map(([part, style]) => [part, { ...style, span: 'part' }]),
  ),
  layers: [
    text('wide', 'AROUND THE SIDE', { xMm: 235, yMm: 450, sizeMm: 80, maxWidthMm: null }),
    text('cap', 'ARM', { piece: 'sleeveL', xMm: 120, yMm: 90, sizeMm: 90, rotationDeg: 20 }),
  ],
}
