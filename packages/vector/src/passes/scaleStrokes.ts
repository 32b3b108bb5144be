import { type SvgElement, walk } from '../element.ts'
import { type Matrix, matrixOf, multiply, scaleOf } from '../matrix.ts'
import { lengthOf, numbersIn } from '../numbers.ts'
import { rootFrame } from '../shapes/geometry/viewports.ts'
import { sizeOf } from '../size.ts'

const LENGTHS = ['stroke-width', 'stroke-dasharray', 'stroke-dashoffset']

/**
 * Converts non-scaling strokes to strokes of their width at the drawing's own size: browsers, librsvg and the press
 * would draw different widths. Strokes of stretched or skewed shapes stay unchanged.
 */
export function scaleStrokes(root: SvgElement): void {
  for (const element of walk(root)) {
    if (element.attributes.get('vector-effect')?.trim() !== 'non-scaling-stroke') continue
    const matrix = matrixToRoot(element, root)
    if (!keepsProportions(matrix)) continue
    element.attributes.delete('vector-effect')
    scale(element, 1 / scaleOf(matrix))
  }
}

const keepsProportions = ([a, b, c, d]: Matrix): boolean => {
  const most = 1e-3 * (a * a + b * b)
  return Math.abs(a * a + b * b - c * c - d * d) <= most && Math.abs(a * c + b * d) <= most
}

function matrixToRoot(element: SvgElement, root: SvgElement): Matrix {
  const own = matrixOf(element.attributes.get('transform'))
  if (element.parent && element !== root) return multiply(matrixToRoot(element.parent, root), own)
  const { width, height } = sizeOf(root.attributes)
  return rootFrame(root, { width, height })?.matrix ?? own
}

function inherited(element: SvgElement | null, name: string): string | undefined {
  const value = element?.attributes.get(name)?.trim()
  return element === null || (value !== undefined && value !== 'inherit') ? value : inherited(element.parent, name)
}

function scale(element: SvgElement, by: number): void {
  if (!(Number.isFinite(by) && by > 0)) return
  for (const name of LENGTHS) {
    const value = inherited(element, name) ?? (name === 'stroke-width' ? '1' : '')
    // A percentage of the viewport scales with it.
    if (value === '' || value === 'none' || value.includes('%')) continue
    const lengths = name === 'stroke-dasharray' ? numbersIn(value) : [lengthOf(value) ?? 0]
    element.attributes.set(name, lengths.map(length => length * by).join(' '))
  }
}
