import { shrinkTo, type Pixels } from '@kitwright/artwork/pixels'
import { tracePicture, type TraceSettings } from '@kitwright/artwork/trace'

/** More pixels show no finer curves and take seconds. */
const MAX_PIXELS = 400_000
/** The server accepts vector pictures of up to two megabytes. */
const MAX_CHARACTERS = 2_000_000

/** Traces the picture as shapes in a few colours. Throws if even the coarsest result is too large to store. */
export function traceSvg(source: Pixels, settings: TraceSettings): { text: string; width: number; height: number } {
  const small = shrinkTo(source, MAX_PIXELS)
  const text = tracePicture(small, settings)
  if (text.length > MAX_CHARACTERS) throw new RangeError('the picture has too many shapes')
  return { text, width: small.width, height: small.height }
}
