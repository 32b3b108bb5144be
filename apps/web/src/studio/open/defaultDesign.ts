import {
  createDesign,
  createTextLayer,
  type DesignDocument,
  type Fill,
  type PartStyle,
  type TextLayer,
  type TextRole,
} from '@kitwright/design'
import { getGarment, zoneOf, type PartId } from '@kitwright/garment'
import { contrast, mixColours, parseHex, shadesOf, toHex, type Rgba } from '@kitwright/measure'

const FALLBACK: Rgba = { r: 16, g: 185, b: 129, a: 1 }
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const INK: Rgba = { r: 15, g: 23, b: 42, a: 1 }

const CLOTH_SHADES = [500, 600, 700, 800, 900] as const

interface Palette {
  readonly main: string
  readonly deep: string
  readonly light: string
  readonly ink: string
}

/** A kit's colours from the tenant's one colour: a readable main colour, a deep one beside it and a light one for trims. */
function paletteOf(colour: string): Palette {
  const seed = parseHex(colour) ?? FALLBACK
  const shades = shadesOf(seed)
  // Pale brand colours need a darker cloth before white letters read on it.
  const shade = CLOTH_SHADES.find(each => contrast(parseHex(shades[each])!, WHITE) >= 3) ?? 900
  const main = shades[shade]
  return { main, deep: toHex(mixColours(INK, parseHex(shades[900])!, 0.35)), light: '#ffffff', ink: '#ffffff' }
}

const solid = (colour: string): Fill => ({ kind: 'solid', colour })
const plain = (colour: string): PartStyle => ({ fill: solid(colour), pattern: null })

const partsOf = ({ main, deep, light }: Palette): Partial<Record<PartId, PartStyle>> => ({
  base: {
    fill: {
      kind: 'gradient',
      shape: 'linear',
      angleDeg: 180,
      stops: [
        { colour: main, at: 25 },
        { colour: deep, at: 100 },
      ],
    },
    pattern: null,
  },
  sleeves: plain(main),
  stripes: plain(light),
  collar: plain(deep),
  shorts: plain(deep),
  hem: plain(main),
  sidePanel: plain(deep),
  shoulderPanel: plain(main),
  cuff: plain(deep),
})

/** What a fresh kit says, by role. */
export interface SampleTexts {
  readonly team: string
  readonly name: string
  readonly number: string
}

type Sample = readonly [role: TextRole, text: keyof SampleTexts, change: Partial<TextLayer>]
const SAMPLES: readonly Sample[] = [
  ['frontText', 'team', { sizeMm: 74 }],
  ['frontNumber', 'number', { sizeMm: 130 }],
  ['playerName', 'name', {}],
  ['backNumber', 'number', { sizeMm: 380 }],
  ['shortsNumber', 'number', { sizeMm: 125 }],
]

const KHMER = /[\u1780-\u17ff]/

/** A kit that looks finished at first sight: the tenant's colours, a team name, a name plate and numbers. */
export function defaultDesign(garmentId: string, colour: string, texts: SampleTexts): DesignDocument {
  const garment = getGarment(garmentId)
  const empty = createDesign(garmentId)
  const palette = paletteOf(colour)
  const parts = partsOf(palette)
  const layers = SAMPLES.flatMap(([role, text, change]) => {
    const zone = zoneOf(garment, empty.options, role)
    if (!zone) return []
    const layer = createTextLayer(role, role, texts[text], zone)
    const font = KHMER.test(texts[text]) ? 'kantumruy-pro' : 'teko'
    return [{ ...layer, ...change, font, fill: solid(palette.ink) }]
  })
  return {
    ...empty,
    parts: Object.fromEntries(garment.parts.map(part => [part, parts[part] ?? empty.parts[part]!])),
    layers,
  }
}
