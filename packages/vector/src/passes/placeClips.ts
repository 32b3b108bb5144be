import { append, cloneOf, indexIds, listAll, makeElement, type SvgElement } from '../element.ts'
import { type Matrix, matrixOf, multiply } from '../matrix.ts'
import { numbersIn } from '../numbers.ts'
import { boxOf } from '../shapes/geometry/elementBox.ts'
import { UnsupportedSvgError } from '../shapes/geometry/unsupportedSvgError.ts'
import { sizeOf } from '../size.ts'
import { idsNamedBy } from './references.ts'

/**
 * Converts clip paths and masks in bounding-box units to user units where the element is rotated or skewed: librsvg
 * ignores such clips.
 */
export function placeClips(root: SvgElement): void {
  const ids = indexIds(root)
  const [, , width = 0, height = 0] = numbersIn(sizeOf(root.attributes).viewBox)
  let count = 0
  const freshId = (): string => {
    do count += 1
    while (ids.has(`placed${count}`))
    return `placed${count}`
  }
  for (const element of listAll(root))
    for (const property of ['clip-path', 'mask'] as const) {
      const [id] = idsNamedBy(element.attributes.get(property) ?? '')
      const source = id === undefined ? undefined : ids.get(id)
      if (!source || !takesBox(source) || !isTurned(element)) continue
      const units = unitsOf(element, { width, height })
      if (!units) continue
      const placed = placedIn(units, source, freshId())
      insertBefore(element, placed)
      element.attributes.set(property, `url(#${placed.attributes.get('id')!})`)
    }
}

const takesBox = ({ name, attributes }: SvgElement): boolean =>
  attributes.get(name === 'mask' ? 'maskContentUnits' : 'clipPathUnits') === 'objectBoundingBox'

/** Returns a copy of a clip path or mask in the units of one element. */
function placedIn(units: Matrix, source: SvgElement, id: string): SvgElement {
  const placed = cloneOf(source)
  const { attributes } = placed
  attributes.set('id', id)
  if (placed.name === 'clipPath') {
    attributes.delete('clipPathUnits')
    attributes.set('transform', `matrix(${multiply(matrixOf(attributes.get('transform')), units).join(' ')})`)
    return placed
  }
  attributes.delete('maskContentUnits')
  const content = makeElement('g', [['transform', `matrix(${units.join(' ')})`]])
  append(content, placed.children)
  placed.children = []
  append(placed, [content])
  return placed
}

function insertBefore(element: SvgElement, other: SvgElement): void {
  const { parent } = element
  if (!parent) return
  other.parent = parent
  parent.children.splice(parent.children.indexOf(element), 0, other)
}

/** Returns whether an element is rotated or skewed in the picture. */
function isTurned(element: SvgElement): boolean {
  for (let at: SvgElement | null = element; at; at = at.parent) {
    const [, b, c] = matrixOf(at.attributes.get('transform'))
    if (b !== 0 || c !== 0) return true
  }
  return false
}

function unitsOf(
  element: SvgElement,
  viewport: { readonly width: number; readonly height: number },
): Matrix | undefined {
  try {
    const box = boxOf(element, viewport)
    return box && [box.right - box.left, 0, 0, box.bottom - box.top, box.left, box.top]
  } catch (error) {
    if (error instanceof UnsupportedSvgError) return undefined
    throw error
  }
}
