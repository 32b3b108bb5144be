import { shrinkTo, type Pixels } from '@kitwright/artwork/pixels'
import ImageTracer from 'imagetracerjs'
import type { TraceSettings } from './edit.ts'

/** More show no finer curves and take seconds. */
const MOST_PIXELS = 400_000
/** The server keeps vector pictures of two megabytes. */
const MOST_CHARACTERS = 2_000_000

/** Either there or not: mixed edges would become shapes of their own. */
function hardened(source: Pixels): Pixels {
  const data = source.data.slice()
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 128) data.fill(0, i, i + 4)
    else data[i + 3] = 255
  }
  return { ...source, data }
}

/** The picture drawn with shapes in a few colours. Throws when even coarsely there are more than can be kept. */
export function traceSvg(
  source: Pixels,
  { colours, detail }: TraceSettings,
): { text: string; width: number; height: number } {
  const small = hardened(shrinkTo(source, MOST_PIXELS))
  const coarse = (11 - detail) / 5
  const traced = ImageTracer.imagedataToSVG(small, {
    // One more for what is see-through.
    numberofcolors: colours + 1,
    colorsampling: 2,
    colorquantcycles: 4,
    ltres: coarse,
    qtres: coarse,
    pathomit: Math.round(2 + coarse * 6),
    // Closes the hair between neighbouring shapes.
    strokewidth: 1,
    roundcoords: 1,
    viewbox: true,
    desc: false,
  })
  const text = traced
    .replace(/<path\b[^>]*\sopacity="0"[^>]*>/g, '')
    .replace(/^<svg\b/, `<svg width="${small.width}" height="${small.height}"`)
  if (text.length > MOST_CHARACTERS) throw new RangeError('the picture has too many shapes')
  return { text, width: small.width, height: small.height }
}
