import {
  createDesign,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type ImageLayer,
  type TextLayer,
  type TextStyle,
} from '@kitwright/design'
import { loadGarment, modelsOf, type Piece } from '@kitwright/garment'
import { defaultUse } from '@kitwright/library'

/** Returns a generator of the same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32
}

export const garment = await loadGarment('soccer')
const FONTS = ['teko', 'graduate', 'teko', 'kantumruy-pro']
/** Only its piece matters: each text gets its own place. */
const FRONT = { id: 'front', piece: 'front', centre: { x: 0, y: 300 }, width: 300, height: 100 }
const PICTURES = 8
/** The colour of the base, and of each third text's letters. */
export const CLUB_COLOUR = '#1d4ed8'
const TEXTS = 52

/** Styles used in turns; the dragged text has the first. */
const STYLES: readonly Partial<TextStyle>[] = [
  {
    outline: { colour: '#ffffff', widthMm: 1.5 },
    shadow: { colour: '#0f172a', xMm: 2, yMm: 2 },
    curve: { kind: 'arc', degrees: 70 },
  },
  {},
  { outline: { colour: '#ffffff', widthMm: 1.5 } },
  { curve: { kind: 'wave', heightMm: 14, waves: 1.5 } },
  {
    outline: { colour: '#ffffff', widthMm: 1.2 },
    outerOutline: { colour: '#0f172a', widthMm: 1.2 },
    shadow: { colour: '#64748b', xMm: 1.5, yMm: 1.5 },
  },
  { curve: { kind: 'arc', degrees: -50 }, letterSpacingEm: 0.08 },
]

/** Creates a crest with transparent corners. */
export function crest(index: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 512
  const pen = canvas.getContext('2d')!
  pen.fillStyle = `hsl(${index * 47} 70% 45%)`
  pen.beginPath()
  pen.ellipse(256, 256, 230, 230, 0, 0, 7)
  pen.fill()
  pen.fillStyle = '#fff'
  for (let i = 0; i < 40; i++) {
    pen.beginPath()
    pen.arc(256 + Math.cos(i) * 150, 256 + Math.sin(i * 1.7) * 150, 15, 0, 7)
    pen.fill()
  }
  return canvas.toDataURL()
}

/** Returns the addresses of the design's pictures, by their id. */
export const crests = (): ReadonlyMap<string, string> =>
  new Map(Array.from({ length: PICTURES }, (_, i) => [`crest${i}`, crest(i)]))

function pictureLayer(index: number, place: { x: number; y: number; turn: number }): ImageLayer {
  return {
    id: `picture${index}`,
    kind: 'image',
    name: null,
    isMirrored: false,
    role: 'logo',
    piece: 'front',
    xMm: place.x,
    yMm: place.y,
    rotationDeg: place.turn,
    opacity: 1,
    isHidden: false,
    isLocked: false,
    asset: { source: 'local', id: `crest${index}`, widthPx: 512, heightPx: 512 },
    widthMm: 80,
    heightMm: 80,
  }
}

function textLayer(index: number, place: { x: number; y: number; turn: number }): TextLayer {
  return {
    ...createTextLayer(`text${index}`, 'text', index === 0 ? 'DRAG ME 10' : `PLAYER ${index}`, FRONT),
    xMm: place.x,
    yMm: place.y,
    rotationDeg: place.turn,
    ...defaultUse(FONTS[index % FONTS.length] ?? 'teko'),
    sizeMm: 20 + (index % 5) * 12,
    maxWidthMm: null,
    fill: { kind: 'solid', colour: index % 3 ? '#c2410c' : CLUB_COLOUR },
    ...STYLES[index % STYLES.length],
  }
}

/**
 * Creates a design of sixty layers on the front of the jersey, eight pictures and fifty-two texts in six styles, with a
 * pattern that continues over the base's seams.
 */
export function createDesign60(): DesignDocument {
  const random = randomFrom(7)
  const place = () => ({ x: -170 + random() * 340, y: 120 + random() * 520, turn: (random() - 0.5) * 30 })
  const pictures = Array.from({ length: PICTURES }, (_, i) => pictureLayer(i, place()))
  const texts = Array.from({ length: TEXTS }, (_, i) => textLayer(i, place()))
  const empty = createDesign('soccer')
  const base = {
    fill: { kind: 'solid' as const, colour: CLUB_COLOUR },
    pattern: { ...createPatternUse('triangles', '#ffd400'), scale: 0.5 },
    span: 'part' as const,
  }
  return { ...empty, parts: { ...empty.parts, base }, layers: [...pictures, ...texts] }
}

/** Returns the pieces that carry artwork; ribs do not. */
export const panels = (design: DesignDocument): Piece[] =>
  modelsOf(garment, design.options).flatMap(({ pieces }) => pieces.filter(({ isRib }) => !isRib))

export const piecesOfBase = new Set(
  garment.models.flatMap(({ areas }) => areas.filter(({ part }) => part === 'base').map(({ piece }) => piece)),
)
