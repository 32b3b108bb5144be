import {
  applyRecipe,
  createDesign,
  createTextLayer,
  type DesignDocument,
  type TextRole,
  type Tones,
} from '@kitwright/design'
import { type Garment, zoneOf } from '@kitwright/garment'
import { startOf } from '@kitwright/garment/starts'
import { labOf, luminance, parseHex, type Rgba, shadesOf, toHex } from '@kitwright/measure'
import { productLook } from './productLooks.ts'

const INK = '#0f172a'
const CHALK = '#f8fafc'
const GOLD = '#f6c24a'
const RED = '#dc2626'
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
/** Cloth of a higher luminance than this is light, of a lower one than the other dark. */
const [LIGHT, DARK] = [0.6, 0.05]
/** Hues between red and green, degrees of CIELAB, and the chroma from which they are colours and no greys. */
const YELLOWS = { from: 45, to: 112, chroma: 30 } as const
const NUMBER = '10'

/** Tells yellow and orange, whose deeper shades are brown, from other colours. */
function isYellowish({ r, g, b: blue }: Rgba): boolean {
  const [, a, b] = labOf([r, g, blue])
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return Math.hypot(a, b) >= YELLOWS.chroma && hue >= YELLOWS.from && hue <= YELLOWS.to
}

/** Returns the colours that go with a product's own. */
function tonesFor(own: Rgba): Tones {
  const main = toHex(own)
  if (luminance(own) > LIGHT) return { main, second: INK, accent: RED, deep: INK, light: RED }
  if (luminance(own) < DARK) return { main, second: GOLD, accent: CHALK, deep: RED, light: CHALK }
  if (isYellowish(own)) return { main, second: INK, accent: RED, deep: INK, light: CHALK }
  const shades = shadesOf(own)
  return { main, second: shades[900], accent: shades[200], deep: INK, light: CHALK }
}

function numbersOf(garment: Garment, options: DesignDocument['options']) {
  return (['frontNumber', 'backNumber', 'shortsNumber'] as const satisfies readonly TextRole[]).flatMap(role => {
    const zone = zoneOf(garment, options, role)
    if (!zone) return []
    const layer = createTextLayer(role, role, NUMBER, zone)
    return [{ ...layer, sizeMm: Math.min(layer.sizeMm, zone.width) }]
  })
}

/**
 * Design of a garment as the shop shows it: cloth of one colour (`#rrggbb`) with a pattern of the garment's own, in
 * colours that go with it. A garment that is defined with a number has one.
 */
export function productDesign(garment: Garment, colour: string): DesignDocument {
  const empty = createDesign(garment.id)
  const own = parseHex(colour) ?? WHITE
  const layers = startOf(garment.productType).isShownNumbered ? numbersOf(garment, empty.options) : []
  return applyRecipe({ ...empty, fabric: { colour: toHex(own) }, layers }, productLook(garment.id), tonesFor(own))
}
