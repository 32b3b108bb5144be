import { append, cloneOf, elementsIn, type SvgElement, walk } from '../element.ts'
import { lengthOf } from '../numbers.ts'

const isGradient = ({ name }: SvgElement): boolean => /^(?:linear|radial)Gradient$/.test(name)
const repeats = ({ attributes }: SvgElement): boolean =>
  /^\s*(?:repeat|reflect)\s*$/.test(attributes.get('spreadMethod') ?? '')

/**
 * Adds stops at 0 and 1 to all gradients if one repeats: Cairo repeats from the first stop to the last, browsers repeat
 * the whole line.
 */
export function completeGradients(root: SvgElement): void {
  const gradients = [...walk(root)].filter(isGradient)
  // A gradient may inherit its stops from another.
  if (gradients.some(repeats)) for (const gradient of gradients) complete(gradient)
}

const offsetOf = ({ attributes }: SvgElement): number =>
  Math.min(1, Math.max(0, lengthOf(attributes.get('offset'), 1) ?? 0))

function at(offset: '0' | '1', stop: SvgElement): SvgElement {
  const clone = cloneOf(stop)
  clone.attributes.set('offset', offset)
  clone.attributes.delete('id')
  return clone
}

function complete(gradient: SvgElement): void {
  const stops = elementsIn(gradient).filter(({ name }) => name === 'stop')
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return
  const { children } = gradient
  gradient.children = []
  if (offsetOf(first) > 0) append(gradient, [at('0', first)])
  append(gradient, children)
  if (Math.max(...stops.map(offsetOf)) < 1) append(gradient, [at('1', last)])
}
