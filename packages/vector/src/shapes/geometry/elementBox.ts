import { type Box, unionBoxes, movedBox } from '../../box.ts'
import { elementsIn, type SvgElement } from '../../element.ts'
import { matrixOf } from '../../matrix.ts'
import { boundsOf } from './bounds.ts'
import { outlineIn, type Viewport } from './outlines.ts'
import { UnsupportedSvgError } from './unsupportedSvgError.ts'

/** Elements that are shown only by reference, or never. */
export const NOT_SHOWN = new Set([
  'defs',
  'title',
  'desc',
  'linearGradient',
  'radialGradient',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'filter',
])

/** Around an element's outlines, in its own units. Throws {@link UnsupportedSvgError} for a picture within. */
export function boxOf(element: SvgElement, viewport: Viewport): Box | undefined {
  if (element.name === 'svg') throw new UnsupportedSvgError('a clip by a share of a picture within')
  const outline = outlineIn(element, viewport)
  if (outline) return boundsOf(outline)
  let all: Box | undefined
  for (const child of elementsIn(element)) {
    if (NOT_SHOWN.has(child.name) || child.attributes.get('display') === 'none') continue
    const box = boxOf(child, viewport)
    if (box) all = unionBoxes(all, movedBox(box, matrixOf(child.attributes.get('transform'))))
  }
  return all
}
