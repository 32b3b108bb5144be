import { Buffer } from 'node:buffer'

/** How a file begins to tell of its profile for red, green and blue. */
const PROFILE = '/N 3\n/Filter /FlateDecode'
const STREAM = 'stream\n'
/** Nothing is unpacked any more that begins with as many noughts. */
const SPOILT_BYTES = 16

/**
 * A copy of a file whose profile for red, green and blue cannot be read: PDFium then takes their numbers as they are, as sRGB, which that
 * profile says too. By a profile it tells pictures of more than 210,912 pixels in 52 steps a channel.
 */
export function disableRgbProfile(pdf: Uint8Array): Uint8Array {
  const copy = Buffer.from(pdf)
  const told = copy.indexOf(PROFILE)
  const begins = told < 0 ? -1 : copy.indexOf(STREAM, told)
  if (begins >= 0) copy.fill(0, begins + STREAM.length, begins + STREAM.length + SPOILT_BYTES)
  return copy
}
