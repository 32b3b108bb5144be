import { isElement, listAll, replaceWith, type SvgElement, walk } from './element.ts'
import { bytesOf } from './passes/rasters.ts'
import { SvgRefusedError } from './refusal.ts'
import { readSvg } from './tree/readSvg.ts'

/** Returns an attribute of an element or of its nearest ancestor that has it. */
function inherited(element: SvgElement | null, name: string): string | undefined {
  const value = element?.attributes.get(name)?.trim().toLowerCase()
  return element === null || (value !== undefined && value !== 'inherit') ? value : inherited(element.parent, name)
}

const isZero = (value: string | undefined): boolean =>
  value !== undefined && /^[+-]?(?:0+(?:\.0*)?|\.0+)%?$/.test(value)
const paints = (element: SvgElement, name: 'fill' | 'stroke', usual: string): boolean =>
  !/^(?:none|transparent)$/.test(inherited(element, name) ?? usual) && !isZero(inherited(element, `${name}-opacity`))

function* ancestorsOf(element: SvgElement): Generator<SvgElement> {
  for (let at: SvgElement | null = element; at; at = at.parent) yield at
}

/** Returns whether letters of an element itself are visible. A clip path uses their outlines, whatever their paint. */
function isPainted(element: SvgElement): boolean {
  if (/^(?:hidden|collapse)$/.test(inherited(element, 'visibility') ?? 'visible')) return false
  const around = [...ancestorsOf(element)]
  if (around.some(({ attributes }) => attributes.get('display')?.trim() === 'none')) return false
  if (around.some(({ name }) => name === 'clipPath')) return true
  if (around.some(({ attributes }) => isZero(attributes.get('opacity')?.trim()))) return false
  return paints(element, 'fill', '#000') || paints(element, 'stroke', 'none')
}

const hasOwnLetters = ({ children }: SvgElement): boolean =>
  children.some(child => !isElement(child) && child.trim() !== '')

const isLettered = (element: SvgElement): boolean =>
  element.name === 'text' && [...walk(element)].some(each => hasOwnLetters(each) && isPainted(each))

/** Returns whether a tree shows letters as text, which each program would draw in a font of its own. */
export function showsLetters(root: SvgElement): boolean {
  for (const element of walk(root)) if (isLettered(element)) return true
  return false
}

/** Removes invisible text: empty, hidden or without paint. */
export function dropUnseenLetters(root: SvgElement): void {
  for (const element of listAll(root)) if (element.name === 'text' && !isLettered(element)) replaceWith(element, [])
}

const DRAWING = /^\s*data:image\/svg\+xml/i

/**
 * Returns whether a stored SVG, or one within it, has letters as text: new uploads of such files are refused. False for
 * unreadable files.
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
