import { SvgRefusal } from '../refusal.ts'
import { readSvg } from '../tree/readSvg.ts'
import { weighTree } from './weighTree.ts'

/**
 * How heavy a kept SVG is, in thousandths of a second that a picture of it takes, about; Infinity for one that would not end, and for
 * what nobody can read. For files of before this was asked at the upload.
 */
export function weighSvg(bytes: Uint8Array): number {
  try {
    return weighTree(readSvg(new TextDecoder().decode(bytes)).root)
  } catch (error) {
    if (error instanceof SvgRefusal) return Infinity
    throw error
  }
}
