import { SvgRefusedError } from '../refusal.ts'
import { readSvg } from '../tree/readSvg.ts'
import { type Weight, weighParts } from './weighTree.ts'

/**
 * How heavy a kept SVG is, in thousandths of a second that a picture of it takes, about; Infinity for one that would not end, and for
 * what nobody can read. For files of before this was asked at the upload.
 */
export const weighSvg = (bytes: Uint8Array): number => weighSvgParts(bytes).weight

/** The same, and the layers that it is laid in. */
export function weighSvgParts(bytes: Uint8Array): Weight {
  try {
    return weighParts(readSvg(new TextDecoder().decode(bytes)).root)
  } catch (error) {
    if (error instanceof SvgRefusedError) return { weight: Infinity, layers: Infinity }
    throw error
  }
}
