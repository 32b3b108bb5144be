import { type Blazon, drawCrest, startBlazon } from '@kitwright/crest'
import { createImageLayer, type ImageLayer } from '@kitwright/design'
import { type Garment, type GarmentOptions, zoneOf } from '@kitwright/garment'
import { contrast, parseHex, type Rgba } from '@kitwright/measure'
import { packagedIdOf } from '../../files/index.ts'
import type { SeedLook } from './seedLook.ts'
import { drawSponsorMark } from './sponsorMark.ts'

const [CHALK, INK] = ['#ffffff', '#10151f']
/** The least contrast at which a crest's field stands out from the cloth. */
const SEEN = 2
/** The least contrast of its symbol to the field. */
const LEGIBLE = 4
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const rgb = (colour: string): Rgba => parseHex(colour) ?? WHITE
const contrastOf = (one: string, other: string): number => contrast(rgb(one), rgb(other))

const clearest = (ground: string, colours: readonly string[]): string =>
  colours.reduce((best, each) => (contrastOf(each, ground) > contrastOf(best, ground) ? each : best))

/** Colour of the cloth that the marks lie on. */
const bodyOf = ({ colours, look }: SeedLook): string =>
  colours[{ main: 0, second: 1, accent: 2, deep: 3, light: 4 }[look.body]] ?? colours[0]!

/** Returns the crest's blazon in the look's colours; its field stands out from the cloth. */
function blazonIn(seed: SeedLook, { symbol, shape, division }: NonNullable<SeedLook['crest']>): Blazon {
  const [main, second, accent] = seed.colours as [string, string, string]
  const body = bodyOf(seed)
  const field = [second, accent, main].find(colour => contrastOf(colour, body) >= SEEN) ?? clearest(body, [CHALK, INK])
  const metal =
    [main, second, accent].find(colour => contrastOf(colour, field) >= LEGIBLE) ?? clearest(field, [CHALK, INK])
  const start = startBlazon('', '', [field, metal])
  return {
    ...start,
    shape,
    division,
    second: second === field ? main : second,
    symbol: { ...start.symbol, id: symbol },
  }
}

/** The drawings of a seed look by the roles of their layers. The look's files are packaged under the hash of these. */
export function drawMarks(seed: SeedLook): { readonly logo?: string; readonly sponsor?: string } {
  const ink = clearest(bodyOf(seed), [CHALK, INK])
  return {
    ...(seed.crest && { logo: drawCrest(blazonIn(seed, seed.crest), () => null) }),
    ...(seed.hasSponsor && { sponsor: drawSponsorMark(ink, ink === CHALK ? INK : CHALK) }),
  }
}

/** Share of its zone's width: the whole of it is seen from a three-quarter view. */
const SPONSOR_SHARE = 0.82
const SIZE = /width="(\d+)" height="(\d+)"/

/** Returns the crest and the sponsor's mark of a look, as layers that a customer replaces. */
export function markLayers(garment: Garment, options: GarmentOptions, seed: SeedLook): ImageLayer[] {
  const drawn = drawMarks(seed)
  return (['logo', 'sponsor'] as const).flatMap(role => {
    const [svg, zone] = [drawn[role], zoneOf(garment, options, role)]
    const [, width, height] = (svg && SIZE.exec(svg)) || []
    if (svg === undefined || !zone) return []
    const asset = { source: 'file', id: packagedIdOf(svg), widthPx: Number(width), heightPx: Number(height) } as const
    return createImageLayer(role, role, asset, role === 'logo' ? zone : { ...zone, width: zone.width * SPONSOR_SHARE })
  })
}
