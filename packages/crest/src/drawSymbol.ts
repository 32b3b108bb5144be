import { scaleAndMovePath } from './svgPath.ts'
import type { CrestSymbol, SymbolShape } from './symbols/symbol.ts'

const paint = ({ d, width }: SymbolShape, colour: string, by = 1): string =>
  width === undefined
    ? `<path fill="${colour}" d="${d}"/>`
    : `<path fill="none" stroke="${colour}" stroke-width="${Math.round(width * by * 100) / 100}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

export interface SymbolPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
  readonly detail: string
}

/** Draws a symbol in its place on a crest, in two colours. */
export function drawSymbol({ shapes }: CrestSymbol, { x, y, size, colour, detail }: SymbolPlace): string {
  const by = size / 100
  return shapes
    .map(shape => paint({ ...shape, d: scaleAndMovePath(shape.d, { x, y, by }) }, shape.isMark ? detail : colour, by))
    .join('')
}

/** Near black, so that recolouring takes it for the drawing's own colour. */
const INK = '#111827'

/** Draws a standalone symbol in one ink; its details are transparent. */
export function symbolSvg(symbol: CrestSymbol): string {
  const hasMarks = symbol.shapes.some(({ isMark }) => isMark)
  const open = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="-4 -4 108 108">'
  if (!hasMarks) return `${open}${symbol.shapes.map(shape => paint(shape, INK)).join('')}</svg>`
  const mask = symbol.shapes.map(shape => paint(shape, shape.isMark ? '#000' : '#fff')).join('')
  return `${open}<mask id="m" maskUnits="userSpaceOnUse" x="-4" y="-4" width="108" height="108">${mask}</mask><path mask="url(#m)" fill="${INK}" d="M-4 -4L104 -4L104 104L-4 104Z"/></svg>`
}
