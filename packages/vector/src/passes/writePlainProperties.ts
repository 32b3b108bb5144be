import { DRAWN } from '../allowedMarkup.ts'
import { append, makeElement, type SvgElement, walk } from '../element.ts'
import { lengthOf, numbersIn } from '../numbers.ts'
import { sizeOf } from '../size.ts'
import { SvgRefusedError } from '../refusal.ts'
import { isKnownToAll, isNewColour, PRESENTATION } from '../styles/properties.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const LENGTHS = words(`
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height dx dy refX refY markerWidth markerHeight stroke-width stroke-dashoffset
  stroke-dasharray font-size letter-spacing word-spacing startOffset textLength
`)
const INITIAL: Readonly<Record<string, string>> = { fill: '#000', stroke: 'none' }
/** A number with its unit, if any. */
const MEASURED = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?([a-z]*)/gi
/** Units that all programs agree on. Millimetres and the like have a fixed pixel size only in browsers. */
const COMMON = words('px em ex')

/**
 * Removes properties that only newer browsers support, refuses their colours with the reason, and rewrites the rest for
 * every program: the customer's view in the studio equals the shop's server-rendered pictures.
 */
export function writePlain(root: SvgElement): void {
  for (const name of ['display', 'transform']) root.attributes.delete(name)
  for (const element of walk(root)) {
    for (const [name, value] of element.attributes) {
      const plain = plainOf(element, name, value)
      if (plain === undefined) element.attributes.delete(name)
      else if (plain !== value) element.attributes.set(name, plain)
    }
  }
  writeBackground(root)
}

function plainOf({ name: element }: SvgElement, name: string, value: string): string | undefined {
  if (LENGTHS.has(name)) return lengthsOf(element, name, value)
  if (!PRESENTATION.has(name)) return value
  if (name === 'display') return displayOf(element, value.trim().toLowerCase())
  if (value.trim() === 'initial') return INITIAL[name]
  const plain = withoutProfile(value)
  if (isNewColour(name, plain)) throw new SvgRefusedError('svg-colours')
  return isKnownToAll(name, plain) ? plain : undefined
}

/** Returns a colour without the ink values that print programs append: browsers cannot parse those. */
function withoutProfile(value: string): string {
  const at = value.toLowerCase().indexOf('icc-color(')
  return at > 0 ? value.slice(0, at).trim() : value
}

function lengthsOf(element: string, name: string, value: string): string | undefined {
  if (/\(|\bauto\b/i.test(value)) return undefined
  // A negative size hides the picture; some programs treat it as unset.
  if (element === 'svg' && /^(?:width|height)$/.test(name) && value.trim().startsWith('-')) return '0'
  let isPlain = true
  const plain = value.replace(MEASURED, (length, unit: string, at: number) => {
    if (unit === '' || COMMON.has(unit.toLowerCase())) return length
    const pixels = /[\d+-]/.test(value[at + length.length] ?? '') ? undefined : lengthOf(length)
    isPlain &&= pixels !== undefined
    return String(pixels)
  })
  return isPlain ? plain : undefined
}

/** A shape has no contents that could be shown without it. */
function displayOf(element: string, value: string): string | undefined {
  return value === 'none' || (value === 'contents' && DRAWN.has(element)) ? 'none' : undefined
}

/** Writes the background of the whole picture as a shape that also covers the space its view box leaves free. */
function writeBackground(root: SvgElement): void {
  const fill = root.styles.get('background-color')
  for (const { styles } of walk(root)) styles.delete('background-color')
  if (fill === undefined) return
  if (isNewColour('fill', fill)) throw new SvgRefusedError('svg-colours')
  if (!isKnownToAll('fill', fill)) return
  const { width, height, viewBox } = sizeOf(root.attributes)
  const [x = 0, y = 0, wide = 0, high = 0] = numbersIn(viewBox)
  const scale = Math.min(width / wide, height / high)
  const [freeX, freeY] = [width / scale - wide, height / scale - high]
  const ground = makeElement('rect', [
    ['x', String(x - freeX)],
    ['y', String(y - freeY)],
    ['width', String(wide + 2 * freeX)],
    ['height', String(high + 2 * freeY)],
    ['fill', fill],
    ['stroke', 'none'],
  ])
  const { children } = root
  root.children = []
  append(root, [ground, ...children])
}
