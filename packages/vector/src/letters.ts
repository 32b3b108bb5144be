import { type SvgElement, textOf, walk } from './element.ts'
import { bytesOf } from './steps/rasters.ts'
import { SvgRefusedError } from './refusal.ts'
import { readSvg } from './tree/readSvg.ts'

const isLettered = (element: SvgElement): boolean => element.name === 'text' && textOf(element).trim() !== ''

/** Whether a tree shows letters as text: each program would write them in a font that it has. */
export function showsLetters(root: SvgElement): boolean {
  for (const element of walk(root)) if (isLettered(element)) return true
  return false
}

const DRAWING = /^\s*data:image\/svg\+xml/i

/**
 * Whether a kept SVG, or one within it, has letters as text: those of before such were refused at the upload. False for what nobody
 * can read.
 */
export function hasLetters(svg: string): boolean {
  try {
    const { root } = readSvg(svg)
    if (showsLetters(root)) return true
    return [...walk(root)]
      .map(({ attributes }) => attributes.get('href') ?? '')
      .some(href => DRAWING.test(href) && hasLetters(new TextDecoder().decode(bytesOf(href.trim()))))
  } catch (error) {
    if (error instanceof SvgRefusedError) return false
    throw error
  }
}
