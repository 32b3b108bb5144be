import { elementsIn, makeElement, replaceWith, type SvgElement, walk } from '../element.ts'

const SPACE = 'color-interpolation-filters'
const REGION = ['x', 'y', 'width', 'height', 'result']
const COLOUR = ['flood-color', 'flood-opacity']

/**
 * Expands each `feDropShadow` to the primitives that define it
 * (https://www.w3.org/TR/filter-effects-1/#feDropShadowElement): Skia draws the shape but not its shadow.
 */
export function expandDropShadows(root: SvgElement): void {
  const shadows = [...walk(root)].filter(({ name }) => name === 'feDropShadow')
  const used = new Set([...walk(root)].map(({ attributes }) => attributes.get('result')))
  let count = 0
  const freshName = (): string => {
    do count += 1
    while (used.has(`shadow${count}`))
    return `shadow${count}`
  }
  for (const shadow of shadows) expand(shadow, freshName)
  // A single colour is the same in either space; Skia misreads a linear one.
  for (const flood of walk(root)) if (flood.name === 'feFlood') flood.attributes.set(SPACE, 'sRGB')
}

/** Returns the name of a primitive's implicit input. */
function implicitInput(primitive: SvgElement, freshName: () => string): string {
  const siblings = elementsIn(primitive.parent!).filter(({ name }) => /^fe[A-Z]/.test(name))
  const before = siblings[siblings.indexOf(primitive) - 1]
  if (!before) return 'SourceGraphic'
  const name = before.attributes.get('result') ?? freshName()
  before.attributes.set('result', name)
  return name
}

function expand(shadow: SvgElement, freshName: () => string): void {
  const { attributes } = shadow
  if (!shadow.parent) return
  const input = attributes.get('in') ?? implicitInput(shadow, freshName)
  const [blurred, moved] = [freshName(), freshName()]
  const space = attributes.get(SPACE)
  const primitive = (name: string, said: readonly (readonly [string, string | undefined])[]): SvgElement =>
    makeElement(
      name,
      [...said, [SPACE, space] as const].flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as const],
      ),
    )
  const copied = (names: readonly string[]) => names.map(name => [name, attributes.get(name)] as const)
  const merge = primitive('feMerge', copied(REGION))
  merge.children = [makeElement('feMergeNode'), makeElement('feMergeNode', [['in', input]])]
  for (const child of elementsIn(merge)) child.parent = merge
  replaceWith(shadow, [
    primitive('feGaussianBlur', [
      ['in', input],
      ['stdDeviation', attributes.get('stdDeviation') ?? '2'],
      ['result', blurred],
    ]),
    primitive('feOffset', [
      ['in', blurred],
      ['dx', attributes.get('dx') ?? '2'],
      ['dy', attributes.get('dy') ?? '2'],
      ['result', moved],
    ]),
    primitive('feFlood', copied(COLOUR)),
    primitive('feComposite', [
      ['in2', moved],
      ['operator', 'in'],
    ]),
    merge,
  ])
}
