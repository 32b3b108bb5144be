import { Buffer } from 'node:buffer'

/** The beginning of a file's RGB profile. */
const PROFILE = '/N 3\n/Filter /FlateDecode'
const STREAM = 'stream\n'
/** Number of zero bytes at the start of a stream that make it impossible to decompress. */
const SPOILT_BYTES = 16

/**
 * Returns a copy of a file whose RGB profile is unreadable. PDFium then reads RGB as sRGB, which that profile describes
 * too. With a profile, PDFium converts pictures of more than 210,912 pixels in 52 steps a channel.
 */
export function disableRgbProfile(pdf: Uint8Array): Uint8Array {
  const copy = Buffer.from(pdf)
  const told = copy.indexOf(PROFILE)
  const begins = told < 0 ? -1 : copy.indexOf(STREAM, told)
  if (begins >= 0) copy.fill(0, begins + STREAM.length, begins + STREAM.length + SPOILT_BYTES)
  return copy
}
