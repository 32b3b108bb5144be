import { createDesign, createTextLayer, type DesignDocument, type PartStyle, type TextRole } from '@kitwright/design'
import { type Garment, type PartId, partInfo, zoneOf, mainPartOf } from '@kitwright/garment'
import { startOf } from '@kitwright/garment/starts'
import { labOf, luminance, parseHex, type Rgba, shadesOf, toHex } from '@kitwright/measure'

const INK = '#0f172a'
const CHALK = '#f8fafc'
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
/** Trims on cloth of a higher luminance than this are dark. */
const LIGHT = 0.6
/** Hues between red and green, degrees of CIELAB, and the chroma from which they are colours and no greys. */
const YELLOWS = { from: 45, to: 112, chroma: 30 } as const
const NUMBER = '10'

const dyed = (colour: string): PartStyle => ({ fill: { kind: 'solid', colour }, pattern: null, span: 'piece' })

/** Tells yellow and orange, whose deeper shades are brown, from other colours. */
function isYellowish({ r, g, b: blue }: Rgba): boolean {
  const [, a, b] = labOf([r, g, blue])
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return Math.hypot(a, b) >= YELLOWS.chroma && hue >= YELLOWS.from && hue <= YELLOWS.to
}

function numbersOf(garment: Garment, options: DesignDocument['options'], colours: Record<'body' | 'deep', string>) {
  const number = (role: TextRole, colour: string) => {
    const zone = zoneOf(garment, options, role)
    if (!zone) return []
    const layer = createTextLayer(role, role, NUMBER, zone)
    return [{ ...layer, sizeMm: Math.min(layer.sizeMm, zone.width), fill: dyed(colour).fill }]
  }
  return [
    ...number('frontNumber', colours.body),
    ...number('backNumber', colours.body),
    ...number('shortsNumber', colours.deep),
  ]
}

/**
 * Design of a garment as the shop shows it: in one colour (`#rrggbb`), with deeper panels and contrasting trims. A
 * garment that is defined with a number has one.
 */
export function productDesign(garment: Garment, colour: string): DesignDocument {
  const empty = createDesign(garment.id)
  const own = parseHex(colour) ?? WHITE
  const isLight = luminance(own) > LIGHT
  const trim = isLight ? INK : CHALK
  const deep = isLight || isYellowish(own) ? INK : shadesOf(own)[800]
  const body = mainPartOf(garment.parts)
  const colourOf = (part: PartId): string => {
    const { group, isDeep } = partInfo(garment, part)
    if (group === 'trims') return trim
    return part !== body && isDeep ? deep : toHex(own)
  }
  return {
    ...empty,
    fabric: { colour: toHex(own) },
    parts: Object.fromEntries(garment.parts.map(part => [part, dyed(colourOf(part))])),
    layers: startOf(garment.productType).isShownNumbered
      ? numbersOf(garment, empty.options, { body: trim, deep: CHALK })
      : [],
  }
}
