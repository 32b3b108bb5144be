import { createDesign, createTextLayer, type DesignDocument, type PartStyle, type TextRole } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'

const garment = getGarment('soccer')
const PLACE = { scale: 1, rotationDeg: 0, offsetXMm: 0, offsetYMm: 0 }
const WHITE = { kind: 'solid', colour: '#ffffff' } as const

function text(role: TextRole, words: string, plain: DesignDocument) {
  const layer = createTextLayer(role, role, words, zoneOf(garment, plain.options, role)!)
  return { ...layer, fill: WHITE, outline: null, outerOutline: null, shadow: null }
}

const solid = (colour: string): PartStyle => ({ fill: { kind: 'solid', colour }, pattern: null, span: 'piece' })

/** A jersey and shorts of ten pieces, with a repeating pattern, a gradient, name and numbers. */
function plainKit(): DesignDocument {
  const plain = createDesign('soccer')
  const stops = [
    { colour: '#7c2d12', at: 0 },
    { colour: '#1e3a8a', at: 100 },
  ] as const
  const pattern = { id: 'pinstripes', colour: '#ffffff', opacity: 0.4, ...PLACE, scale: 0.6 }
  return {
    ...plain,
    parts: {
      ...plain.parts,
      base: { ...solid('#0f766e'), pattern },
      sleeves: solid('#dc2626'),
      shorts: { ...solid('#1e3a8a'), fill: { kind: 'gradient', shape: 'linear', angleDeg: 180, stops: [...stops] } },
    },
    layers: [
      text('playerName', 'NAME', plain),
      text('backNumber', '0', plain),
      text('frontNumber', '0', plain),
      text('shortsNumber', '0', plain),
    ],
  }
}

/** The plain kit with a sash and a gradient over the whole garment. */
function wrappedKit(): DesignDocument {
  const plain = plainKit()
  const { fill } = plain.parts['shorts']!
  const pattern = { id: 'sash', colour: '#facc15', opacity: 0.8, ...PLACE }
  const whole: PartStyle = { fill, pattern, span: 'garment' }
  return { ...plain, parts: { ...plain.parts, base: whole, sleeves: whole } }
}

export const KITS = { plain: plainKit, wrapped: wrappedKit } as const
export type KitName = keyof typeof KITS
