import { type Box, unionBoxes, movedBox } from '../box.ts'
import { callsIn } from '../functions.ts'
import { FUNCTIONS, IDENTITY, type Matrix, matrixOf, move, multiply } from '../matrix.ts'
import { lengthOf, numbersIn } from '../numbers.ts'
import { outlineOf } from '../outline.ts'
import { elementsIn, type SvgElement } from '../element.ts'

type Size = readonly [width: number, height: number]

/** Converts transforms to plain matrices about the picture's origin, which every program understands. */
export function writeTransforms(element: SvgElement, size: Size = [0, 0]): void {
  const inner = element.name === 'svg' ? sizeOfViewport(element, size) : size
  for (const child of elementsIn(element)) {
    // Children first: a group's size depends on their places.
    writeTransforms(child, inner)
    writeTransform(child, inner)
  }
}

function sizeOfViewport({ attributes }: SvgElement, outer: Size): Size {
  const [, , width = 0, height = 0] = numbersIn(attributes.get('viewBox'))
  if (width > 0 && height > 0) return [width, height]
  return [
    lengthOf(attributes.get('width') ?? '100%', outer[0]) ?? outer[0],
    lengthOf(attributes.get('height') ?? '100%', outer[1]) ?? outer[1],
  ]
}

function writeTransform(element: SvgElement, size: Size): void {
  const { attributes, styles } = element
  const own = matrixSaid(element, size)
  const origin = attributes.get('transform-origin')
  const box = attributes.get('transform-box') ?? 'view-box'
  for (const name of ['transform', 'translate', 'rotate', 'scale']) styles.delete(name)
  for (const name of ['transform-origin', 'transform-box']) attributes.delete(name)
  if (own === undefined) spaceOut(attributes)
  else if (own === null) attributes.delete('transform')
  else if (origin === undefined && box === 'view-box') attributes.set('transform', written(own))
  else place(element, own, { origin: origin ?? '0 0', box, size })
}

/** Separates numbers that run together, as minifiers write them: not every program can parse them. */
function spaceOut(attributes: Map<string, string>): void {
  for (const name of ['transform', 'gradientTransform', 'patternTransform']) {
    const value = attributes.get(name)
    if (value !== undefined && /\d[+-]|\.\d*\./.test(value))
      attributes.set(
        name,
        value.replace(/\(([^()]*)\)/g, (_, list: string) => `(${numbersIn(list).join(' ')})`),
      )
  }
}

/**
 * Returns the transform of style sheets, which precedes the attribute. Undefined where nothing changes, null for no
 * movement.
 */
function matrixSaid({ attributes, styles }: SvgElement, size: Size): Matrix | null | undefined {
  const said = styles.get('transform')
  const steps = [
    functionOf('translate', styles.get('translate'), size),
    functionOf('rotate', styles.get('rotate'), size),
    functionOf('scale', styles.get('scale'), size),
  ].filter(step => step !== undefined)
  const isOriginal = said === undefined && steps.length === 0
  if (isOriginal && !attributes.has('transform-origin') && !attributes.has('transform-box')) return undefined
  const last = said === undefined ? matrixOf(attributes.get('transform')) : matrixOfCss(said, size)
  return said === 'none' && steps.length === 0 ? null : steps.reduceRight((inner, step) => multiply(step, inner), last)
}

const functionOf = (name: string, value: string | undefined, size: Size): Matrix | undefined =>
  value === undefined || value === 'none'
    ? undefined
    : matrixOfCss(`${name}(${value.trim().split(/\s+/).join(',')})`, size)

const DEGREES: Readonly<Record<string, number>> = { deg: 1, rad: 180 / Math.PI, turn: 360, grad: 0.9 }

/** Parses a number, an angle in degrees or a length in pixels. */
function numberOf(text: string, whole: number): number {
  const [, number, unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(deg|rad|turn|grad)$/i.exec(text.trim()) ?? []
  if (number !== undefined) return Number(number) * (DEGREES[unit.toLowerCase()] ?? 1)
  return lengthOf(text, whole) ?? 0
}

function matrixOfCss(text: string, size: Size): Matrix {
  let product = IDENTITY
  for (const { name: kind, content } of callsIn(text)) {
    const axis = /^(?:translate|scale)([xy])$/.exec(kind)?.[1]
    const numbers = content
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((part, i) => numberOf(part, (axis === 'y' ? size[1] : size[i % 2]) ?? 0))
    const [first = 0] = numbers
    const rest = kind.startsWith('scale') ? 1 : 0
    if (axis) product = multiply(product, FUNCTIONS[kind.slice(0, -1)]!(axis === 'x' ? [first, rest] : [rest, first]))
    else product = multiply(product, FUNCTIONS[kind]?.(numbers) ?? IDENTITY)
  }
  return product
}

interface TransformReference {
  readonly origin: string
  readonly box: string
  readonly size: Size
}

function place(element: SvgElement, own: Matrix, { origin, box, size }: TransformReference): void {
  const isOfItself = box !== 'view-box'
  const frame = isOfItself ? boundsOf(element, size) : { left: 0, top: 0, right: size[0], bottom: size[1] }
  if (frame) {
    const [x, y] = pointIn(frame, origin)
    element.attributes.set('transform', written(multiply(multiply(move(x, y), own), move(-x, -y))))
    return
  }
  // Only a browser can compute its size.
  element.attributes.set('transform', written(own))
  element.styles.set('transform-origin', origin)
  element.styles.set('transform-box', box)
}

const SHARE: Readonly<Record<string, string>> = { left: '0%', top: '0%', center: '50%', right: '100%', bottom: '100%' }

function pointIn(frame: Box, origin: string): readonly [number, number] {
  const parts = origin.trim().toLowerCase().split(/\s+/)
  const isSwapped = /^(?:top|bottom)$/.test(parts[0] ?? '') || /^(?:left|right)$/.test(parts[1] ?? '')
  const [first = '50%', second = 'center'] = isSwapped ? [parts[1] ?? 'center', parts[0]] : parts
  return [
    frame.left + (lengthOf(SHARE[first] ?? first, frame.right - frame.left) ?? 0),
    frame.top + (lengthOf(SHARE[second] ?? second, frame.bottom - frame.top) ?? 0),
  ]
}

/** Returns the size of an element without its strokes; undefined where curves or letters make it hard to compute. */
function boundsOf(element: SvgElement, size: Size): Box | undefined {
  if (element.name === 'text' || element.name === 'svg' || element.name === 'use') return undefined
  const d = element.attributes.get('d')
  if (element.name === 'path' && /[acqst]/i.test(d ?? '')) return undefined
  const outline = outlineOf(element, size)
  if (outline) return outline.box
  let all: Box | undefined
  for (const child of elementsIn(element)) {
    const box = boundsOf(child, size)
    if (!box) return undefined
    all = unionBoxes(all, movedBox(box, matrixOf(child.attributes.get('transform'))))
  }
  return all
}

const written = (matrix: Matrix): string => `matrix(${matrix.map(number => Number(number.toPrecision(12))).join(' ')})`
