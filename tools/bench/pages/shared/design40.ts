import {
  createDesign,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type ImageLayer,
  type TextLayer,
} from '@kitwright/design'
import { loadGarment, modelsOf, type Piece } from '@kitwright/garment'
import { plainUse } from '@kitwright/library'

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32
}

export const garment = await loadGarment('soccer')
const FONTS = ['teko', 'graduate', 'teko', 'kantumruy-pro']
/** Only its piece matters: every text gets a place of its own. */
const FRONT = { id: 'front', piece: 'front', centre: { x: 0, y: 300 }, width: 300, height: 100 }
const PICTURES = 8
const TEXTS = 32

/** A crest with see-through corners. */
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

/** Forty layers on the front of the jersey, eight pictures and thirty-two texts; a pattern on the base. */
export function createDesign40(): DesignDocument {
  const random = randomFrom(7)
  const place = () => ({ x: -170 + random() * 340, y: 120 + random() * 520, turn: (random() - 0.5) * 30 })
  const pictures = Array.from({ length: PICTURES }, (_, i) => pictureLayer(i, place()))
  const texts = Array.from({ length: TEXTS }, (_, i): TextLayer => {
    const { x, y, turn } = place()
    const text = i === 0 ? 'DRAG ME 10' : `PLAYER ${i}`
    return {
      ...createTextLayer(`text${i}`, 'text', text, FRONT),
      xMm: x,
      yMm: y,
      rotationDeg: turn,
      ...plainUse(FONTS[i % FONTS.length] ?? 'teko'),
      sizeMm: 20 + (i % 5) * 12,
      maxWidthMm: null,
      fill: { kind: 'solid', colour: i % 3 ? '#c2410c' : '#1d4ed8' },
      outline: i % 2 ? { colour: '#ffffff', widthMm: 1.5 } : null,
    }
  })
  const empty = createDesign('soccer')
  const base = {
    fill: { kind: 'solid' as const, colour: '#1b4d8f' },
    pattern: { ...createPatternUse('triangles', '#ffd400'), scale: 0.5 },
    isContinuous: false,
  }
  return { ...empty, parts: { ...empty.parts, base }, layers: [...pictures, ...texts] }
}

/** The pieces that carry artwork: ribs do not. */
export const panels = (design: DesignDocument): Piece[] =>
  modelsOf(garment, design.options).flatMap(({ pieces }) => pieces.filter(({ isRib }) => !isRib))

export const piecesOfBase = new Set(
  garment.models.flatMap(({ areas }) => areas.filter(({ part }) => part === 'base').map(({ piece }) => piece)),
)
