import { SvgRefusedError } from '../refusal.ts'
import { readSvg } from '../tree/readSvg.ts'
import { type Weight, weighParts } from './weighTree.ts'

/**
 * Estimated time to render a stored SVG at 1000 px, in ms. Infinity if rendering would not end or the SVG is unreadable. For files stored
 * before uploads were checked.
 */
export const weighSvg = (bytes: Uint8Array): number => weighSvgParts(bytes).weight

/** Returns the same estimate with its layers. */
export function weighSvgParts(bytes: Uint8Array): Weight {
  try {
    return weighParts(readSvg(new TextDecoder().decode(bytes)).root)
  } catch (error) {
    if (error instanceof SvgRefusedError) return { weight: Infinity, layers: Infinity }
    throw error
  }
}
