import { shrinkTo, type Pixels } from '@kitwright/artwork/pixels'
import { tracePicture, type TraceSettings } from '@kitwright/artwork/trace'

/** More show no finer curves and take seconds. */
const MAX_PIXELS = 400_000
/** The server keeps vector pictures of two megabytes. */
const MAX_CHARACTERS = 2_000_000

/** The picture drawn with shapes in a few colours. Throws when even coarsely there are more than can be kept. */
export function traceSvg(source: Pixels, settings: TraceSettings): { text: string; width: number; height: number } {
  const small = shrinkTo(source, MAX_PIXELS)
  const text = tracePicture(small, settings)
  if (text.length > MAX_CHARACTERS) throw new RangeError('the picture has too many shapes')
  return { text, width: small.width, height: small.height }
}
