import {
  createDesign,
  createTextLayer,
  fitName,
  withClubColours,
  zoneForRole,
  type DesignDocument,
  type Fill,
  type PartStyle,
} from '@kitwright/design'
import { getGarment, zoneOf, type FreshTone, type Garment, type Sample } from '@kitwright/garment'
import { defaultUse } from '@kitwright/library'
import { contrast, DEFAULT_BRAND, mixColours, parseHex, shadesOf, toHex } from '@kitwright/measure'

const WHITE = parseHex('#ffffff')!
const INK = parseHex('#0f172a')!

/** The colour itself, then darker shades. White letters are readable on `DARK_SHADE` for every colour. */
const CLOTH_SHADES = [500, 600, 700] as const
const DARK_SHADE = 800

type Palette = Readonly<Record<Exclude<FreshTone, 'fade'>, string>>

/** Texts of a fresh design. */
export type SampleTexts = Readonly<Record<Sample['text'], string>>

/**
 * Derives a look's colours from the tenant's colour: a readable main colour, a deep one beside it and a light one for
 * trims.
 */
function paletteOf(colour: string): Palette {
  const seed = parseHex(colour) ?? parseHex(DEFAULT_BRAND)!
  const shades = shadesOf(seed)
  // Pale brand colours need a darker cloth to make white letters readable.
  const shade = CLOTH_SHADES.find(each => contrast(parseHex(shades[each])!, WHITE) >= 3) ?? DARK_SHADE
  return { main: shades[shade], deep: toHex(mixColours(INK, parseHex(shades[900])!, 0.35)), light: '#ffffff' }
}

const solid = (colour: string): Fill => ({ kind: 'solid', colour })

function fillIn(tone: FreshTone, palette: Palette): Fill {
  if (tone !== 'fade') return solid(palette[tone])
  const stops: [{ colour: string; at: number }, { colour: string; at: number }] = [
    { colour: palette.main, at: 25 },
    { colour: palette.deep, at: 100 },
  ]
  return { kind: 'gradient', shape: 'linear', angleDeg: 180, stops }
}

const styleIn = (tone: FreshTone, palette: Palette): PartStyle => ({
  fill: fillIn(tone, palette),
  pattern: null,
  span: 'piece',
})

interface SampleTextContext {
  readonly garment: Garment
  readonly document: DesignDocument
  readonly palette: Palette
  readonly texts: SampleTexts
}

function layerOf(
  { role, text, zone: id, ink, sizeMm }: Sample,
  { garment, document, palette, texts }: SampleTextContext,
) {
  const named = id === undefined ? undefined : zoneOf(garment, document.options, id)
  const zone = named ?? zoneForRole(garment, document.options, role)
  const fresh = createTextLayer(role, role, texts[text], zone)
  const layer = { ...fresh, sizeMm: sizeMm ?? fresh.sizeMm, ...defaultUse('teko') }
  return { ...(text === 'number' ? layer : fitName(layer, texts[text], zone.width)), fill: solid(palette[ink]) }
}

/**
 * Returns a design that looks finished: the tenant's colours in the garment's style, a team name and, where they
 * belong, a name plate and numbers. Its colours are the club's, so a change applies wherever the colour is used. The
 * garment must be loaded.
 */
export function defaultDesign(garmentId: string, colour: string, texts: SampleTexts): DesignDocument {
  const garment = getGarment(garmentId)
  const document = createDesign(garmentId)
  const palette = paletteOf(colour)
  const { parts, samples } = garment.look
  return withClubColours({
    ...document,
    parts: Object.fromEntries(garment.parts.map(part => [part, styleIn(parts[part] ?? 'main', palette)])),
    layers: samples.map(sample => layerOf(sample, { garment, document, palette, texts })),
  })
}
