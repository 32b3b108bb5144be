import {
  createDesign,
  createTextLayer,
  sizeToFit,
  zoneForRole,
  type DesignDocument,
  type Fill,
  type PartStyle,
} from '@kitwright/design'
import { getGarment, zoneOf, type EditorPath, type Garment } from '@kitwright/garment'
import { plainUse } from '@kitwright/library'
import { contrast, mixColours, parseHex, shadesOf, toHex, type Rgba } from '@kitwright/measure'
import { LOOKS, type Sample, type SampleTexts, type Tone } from './looks.ts'

const FALLBACK: Rgba = { r: 16, g: 185, b: 129, a: 1 }
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const INK: Rgba = { r: 15, g: 23, b: 42, a: 1 }

const CLOTH_SHADES = [500, 600, 700, 800, 900] as const

type Palette = Readonly<Record<Exclude<Tone, 'fade'>, string>>

/** A look's colours from the tenant's one colour: a readable main colour, a deep one beside it and a light one for trims. */
function paletteOf(colour: string): Palette {
  const seed = parseHex(colour) ?? FALLBACK
  const shades = shadesOf(seed)
  // Pale brand colours need a darker cloth before white letters read on it.
  const shade = CLOTH_SHADES.find(each => contrast(parseHex(shades[each])!, WHITE) >= 3) ?? 900
  return { main: shades[shade], deep: toHex(mixColours(INK, parseHex(shades[900])!, 0.35)), light: '#ffffff' }
}

const solid = (colour: string): Fill => ({ kind: 'solid', colour })

function fillIn(tone: Tone, palette: Palette): Fill {
  if (tone !== 'fade') return solid(palette[tone])
  const stops: [{ colour: string; at: number }, { colour: string; at: number }] = [
    { colour: palette.main, at: 25 },
    { colour: palette.deep, at: 100 },
  ]
  return { kind: 'gradient', shape: 'linear', angleDeg: 180, stops }
}

const styleIn = (tone: Tone, palette: Palette): PartStyle => ({
  fill: fillIn(tone, palette),
  pattern: null,
  isContinuous: false,
})

const KHMER = /[\u1780-\u17ff]/

interface Writing {
  readonly garment: Garment
  readonly document: DesignDocument
  readonly palette: Palette
  readonly texts: SampleTexts
}

function layerOf({ role, text, zone: id, ink, change }: Sample, { garment, document, palette, texts }: Writing) {
  const named = id === undefined ? undefined : zoneOf(garment, document.options, id)
  const zone = named ?? zoneForRole(garment, document.options, role)
  const font = KHMER.test(texts[text]) ? 'kantumruy-pro' : 'teko'
  const layer = { ...createTextLayer(role, role, texts[text], zone), ...change, ...plainUse(font) }
  // A long name is set smaller: squeezed it would not be read.
  const sizeMm = text === 'team' ? sizeToFit(texts.team, layer.sizeMm, zone.width) : layer.sizeMm
  return { ...layer, sizeMm, fill: solid(palette[ink]) }
}

/**
 * A design that looks finished at first sight: the tenant's colours in the manner of the garment, a team name, and where they
 * belong a name plate and numbers. The garment must be at hand.
 */
export function defaultDesign(garmentId: string, colour: string, texts: SampleTexts): DesignDocument {
  const garment = getGarment(garmentId)
  const document = createDesign(garmentId)
  const palette = paletteOf(colour)
  const { parts, samples } = LOOKS[garmentId as EditorPath]
  return {
    ...document,
    parts: Object.fromEntries(garment.parts.map(part => [part, styleIn(parts[part] ?? 'main', palette)])),
    layers: samples.map(sample => layerOf(sample, { garment, document, palette, texts })),
  }
}
