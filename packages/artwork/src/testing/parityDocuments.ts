import {
  createDesign,
  createImageLayer,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type Fill,
  type Layer,
  type PartStyle,
  type PatternUse,
  type TextLayer,
  type TextRole,
} from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { CLUB, CREST, gradient, MASKED, PARITY_ASSET, PHOTO, TAPE } from './parityMotifs.ts'

export { PARITY_ASSET } from './parityMotifs.ts'

export interface ParityCase {
  readonly name: string
  readonly document: DesignDocument
  readonly piece: string
}

/** Resolution of a phone's textures: a body piece on about 1000 pixels. */
export const PARITY_PX_PER_MM = 2

const garment = await loadGarment('soccer')
const plain = createDesign('soccer')

const pattern = (id: string, change: Partial<PatternUse> = {}): PatternUse => ({
  ...createPatternUse(id, '#38bdf8'),
  opacity: 0.6,
  ...change,
})

function zone(id: string): NonNullable<ReturnType<typeof zoneOf>> {
  const found = zoneOf(garment, plain.options, id)
  if (!found) throw new Error(`no zone ${id}`)
  return found
}

let count = 0
const text = (role: TextRole, words: string, zoneId: string, change: Partial<TextLayer> = {}): TextLayer => ({
  ...createTextLayer(`text${count++}`, role, words, zone(zoneId)),
  ...change,
})

const kit = (base: Partial<PartStyle>, layers: readonly Layer[] = []): DesignDocument => ({
  ...plain,
  parts: {
    ...plain.parts,
    base: { fill: { kind: 'solid', colour: '#0f766e' }, pattern: null, span: 'piece', ...base },
  },
  layers: [...layers],
})

const outline = { colour: '#0f172a', widthMm: 4 }

const outerOutline = { colour: '#facc15', widthMm: 3 }
const shadow = { colour: '#0b0f1a90', xMm: 5, yMm: 6 }
const arc = (degrees: number): Partial<TextLayer> => ({ curve: { kind: 'arc', degrees } })
const khmer: Partial<TextLayer> = { font: 'kantumruy-pro' }

/** Lettering cases, with two texts on each back. */
const LETTERING: readonly ParityCase[] = (
  [
    ['both outlines', { outline, outerOutline }],
    ['a see-through shadow', { outline, shadow }],
    ['an arc up and its gradient', { ...arc(70), fill: gradient('linear', 90, '#fde047', '#ea580c') }],
    ['an arc down with outline', { ...arc(-60), outline }],
    ['a wave', { curve: { kind: 'wave', heightMm: 30, waves: 1.5 } }],
    ['spaced letters', { letterSpacingEm: 0.3, fill: gradient('radial', 0, '#ffffff', '#facc15') }],
    ['halftone, spaced and outlined', { isHalftone: true, letterSpacingEm: 0.1, outline, shadow }],
    ['capitals, skew and half opacity', { isUpperCase: true, skewDeg: 18, outline, opacity: 0.5 }],
    [
      'everything, squeezed',
      { ...arc(80), outline, outerOutline, shadow, letterSpacingEm: 0.1, skewDeg: 10, maxWidthMm: 220 },
    ],
  ] satisfies [string, Partial<TextLayer>][]
).map(([name, change]) => ({
  name: `lettering: ${name}`,
  piece: 'back',
  document: kit({}, [
    text('playerName', 'Sok DARA', 'playerName', change),
    text('backText', 'ស្ត្រីកម្ពុជា', 'backText', { ...khmer, ...change }),
  ]),
}))

/** Returns a design with a pattern on body and sleeves, over the whole garment. */
const overGarment = (fill: Fill, own: PatternUse): DesignDocument => ({
  ...plain,
  parts: Object.fromEntries(['base', 'sleeves'].map(part => [part, { fill, pattern: own, span: 'garment' as const }])),
  layers: [],
})

/** Designs that together use every feature of the drawing code. */
export const PARITY_CASES: readonly ParityCase[] = [
  ...LETTERING,
  {
    name: 'lettering: lines of both scripts, to the right',
    piece: 'front',
    document: kit({}, [
      text('frontText', 'ANGKOR\nអង្គរ FC\nEST. 2026', 'frontText', { align: 'right', lineHeight: 1.1, outline }),
    ]),
  },
  {
    name: 'Latin name and number on plain cloth',
    piece: 'back',
    document: kit({}, [text('playerName', 'DARA', 'playerName'), text('backNumber', '10', 'backNumber')]),
  },
  {
    name: 'Khmer name, stacked vowels, Khmer font',
    piece: 'back',
    document: kit({}, [
      text('playerName', 'សុខ ដារ៉ា', 'playerName', { font: 'kantumruy-pro' }),
      text('backText', 'ស្រីពេជ្រ', 'backText', { font: 'kantumruy-pro' }),
    ]),
  },
  {
    name: 'mixed Latin and Khmer in a Latin font',
    piece: 'front',
    document: kit({}, [
      text('frontText', 'FC កម្ពុជា 7', 'frontText'),
      text('text', 'ខ្ញុំ\u200bស្រឡាញ់ Café', 'sponsor', { font: 'graduate' }),
    ]),
  },
  {
    name: 'cuts of the catalogue, light to black and italic',
    piece: 'back',
    document: kit({}, [
      text('playerName', 'ANGKOR', 'playerName', { font: 'kantumruy-pro', weight: 700, isItalic: true }),
      text('backText', 'Phnom Penh', 'backText', { font: 'oswald', weight: 700 }),
      text('backNumber', '47', 'backNumber', { font: 'saira-condensed', weight: 900 }),
    ]),
  },
  {
    name: 'other scripts of the catalogue',
    piece: 'front',
    document: kit({}, [
      text('frontText', 'ព្រះខ័ន Angkor', 'frontText', { font: 'moul', weight: 400 }),
      text('frontNumber', 'สยาม 7', 'frontNumber', { font: 'kanit', weight: 700, isItalic: true, sizeMm: 60 }),
      text('text', '한국 10', 'sponsor', { font: 'black-han-sans', weight: 900 }),
    ]),
  },
  {
    name: 'linear gradient at an angle, gradient number with outline',
    piece: 'back',
    document: kit({ fill: gradient('linear', 35, '#1d4ed8', '#0b1f5c') }, [
      text('backNumber', '27', 'backNumber', { fill: gradient('linear', 180, '#ffffff', '#facc15'), outline }),
    ]),
  },
  {
    name: 'radial gradient to a see-through colour',
    piece: 'front',
    document: kit({ fill: gradient('radial', 0, '#dc2626', '#1e3a8a00') }, [
      text('frontNumber', '8', 'frontNumber', { fill: gradient('radial', 0, '#fde047', '#ea580c') }),
    ]),
  },
  {
    name: 'pattern, turned and enlarged',
    piece: 'front',
    document: kit({ pattern: pattern('kbach', { rotationDeg: 30, scale: 1.7 }) }),
  },
  {
    name: 'pattern, reduced, over a gradient',
    piece: 'back',
    document: kit({
      fill: gradient('linear', 180, '#1d4ed8', '#0b1f5c'),
      pattern: pattern('triangles', { scale: 0.35, colour: '#38bdf8c0', opacity: 0.8 }),
    }),
  },
  {
    name: 'patterns one over the other, in shades of the cloth and in colours of their own',
    piece: 'front',
    document: kit({
      pattern: pattern('stripes', { blend: 'tone' }),
      over: [
        pattern('dots', { colour: '#facc15', opacity: 0.7, rotationDeg: 20 }),
        pattern('kbach', { isHidden: true }),
      ],
    }),
  },
  {
    name: 'the club’s name repeated, its crest alone in two inks, and tape along seams',
    piece: 'front',
    document: {
      ...kit({
        pattern: pattern('own', { rotationDeg: -20, motif: CLUB, blend: 'tone' }),
        over: [pattern('own', { motif: CREST, inks: [{ colour: '#facc15' }], opacity: 0.9 })],
      }),
      piping: [TAPE],
    },
  },
  {
    name: 'long name squeezed into its zone, turned, with outline',
    piece: 'back',
    document: kit({}, [
      text('playerName', 'វ៉ាន់ សុវណ្ណារ៉ា CHANTHAVONG', 'playerName', { rotationDeg: -6, outline }),
      text('backText', 'THE VERY LONGEST CLUB NAME IN TOWN', 'backText', { rotationDeg: 4 }),
    ]),
  },
  {
    name: 'picture, turned and see-through, under text',
    piece: 'front',
    document: kit({ pattern: pattern('stripes') }, [
      createImageLayer('crest', 'logo', PARITY_ASSET, zone('logo')),
      {
        ...createImageLayer('big', 'image', PARITY_ASSET, zone('sponsor')),
        rotationDeg: 20,
        opacity: 0.5,
        widthMm: 160,
        heightMm: 183,
      },
      text('frontNumber', '10', 'frontNumber', { opacity: 0.6, outline }),
    ]),
  },
  ...(['front', 'back', 'sleeveL', 'sleeveR'] as const).map(piece => ({
    name: `what goes over the whole garment, on the ${piece}`,
    piece,
    document: overGarment(
      gradient('linear', 120, '#7c3aed', '#0f172a'),
      pattern('sash-trio', { rotationDeg: 8, offsetXMm: 40, scale: 1.2 }),
    ),
  })),
  ...(['back', 'sleeveL'] as const).map(piece => ({
    name: `a picture in its own colours that goes round, on the ${piece}`,
    piece,
    document: overGarment(
      { kind: 'solid', colour: '#0f766e' },
      pattern('own', { motif: PHOTO, opacity: 0.8, rotationDeg: -12, offsetXMm: 90 }),
    ),
  })),
  {
    name: 'sleeve with its regions',
    piece: 'sleeveL',
    document: {
      ...kit({}, [text('text', 'លេខ ៧', 'sleeveLeft', { sizeMm: 40 })]),
      parts: {
        ...plain.parts,
        sleeves: {
          fill: gradient('linear', 90, '#7c3aed', '#0f172a'),
          pattern: pattern('dots', { rotationDeg: -15 }),
          span: 'piece',
        },
      },
    },
  },
  {
    name: 'patterns within a mask, over a gradient',
    piece: 'front',
    document: kit({ ...MASKED, fill: gradient('linear', 120, '#1d4ed8', '#dc2626') }),
  },
  ...(['teko', 'graduate', 'anton', 'moul'] as const).map(font => ({
    name: `letters beyond Western Europe in ${font}, the maker’s own and lent ones`,
    piece: 'back',
    document: kit({}, [
      text('playerName', 'ŽIŽIĆ NGUYỄN', 'playerName', { font, weight: 400 }),
      text('text', 'Łukasz Иванов', 'backNumber', { font, weight: 400, sizeMm: 50, outline }),
    ]),
  })),
]
