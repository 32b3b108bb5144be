import { SvgRefusedError } from '../refusal.ts'
import { append, cloneOf, indexIds, isElement, makeElement, replaceWith, type SvgElement, walk } from '../element.ts'
import { lengthOf } from '../numbers.ts'
import { MAX_ELEMENTS } from '../tree/readSvg.ts'
import { idOf } from './references.ts'

/** Attributes of a `use` itself, which its content does not inherit. */
const PLACING = new Set(['id', 'href', 'x', 'y', 'width', 'height', 'class', 'transform'])
const IN_CLIP = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'])

/** Expands references, so that no picture contains more than its visible content. */
export function expandUses(root: SvgElement): void {
  new Writer(root).write(root, [])
}

class Writer {
  readonly #targets: ReadonlyMap<string, SvgElement>
  #room = MAX_ELEMENTS

  constructor(root: SvgElement) {
    // A used element is copied in its original form: its own uses are expanded in each copy.
    const originals = new Map([...indexIds(root)].map(([id, element]) => [id, element]))
    const used = new Set([...walk(root)].filter(({ name }) => name === 'use').map(targetOf))
    this.#targets = new Map(
      [...originals].filter(([id]) => used.has(id)).map(([id, element]) => [id, cloneOf(element)]),
    )
    for (const [id, element] of originals) if (used.has(id)) this.#holders.set(id, element)
  }

  /** The parent of each use: an element that uses its own ancestor would never end. */
  readonly #holders = new Map<string, SvgElement>()

  write(element: SvgElement, within: readonly string[]): void {
    for (const child of element.children.slice()) {
      if (!isElement(child)) continue
      if (child.name === 'use') this.#writeUse(child, within)
      else this.write(child, within)
    }
  }

  #writeUse(use: SvgElement, within: readonly string[]): void {
    const id = targetOf(use)
    const target = this.#targets.get(id)
    if (!target || within.includes(id) || isWithin(use, this.#holders.get(id))) return replaceWith(use, [])
    const shown = cloneOf(target)
    for (const copy of walk(shown)) {
      copy.attributes.delete('id')
      this.#room -= 1
    }
    if (this.#room < 0) throw new SvgRefusedError('svg-too-complex')
    const placed = placedBy(use, shown)
    replaceWith(use, placed ? [placed] : [])
    if (placed) this.#writeWithin(placed, [...within, id])
  }

  #writeWithin(placed: SvgElement, within: readonly string[]): void {
    if (placed.name === 'use') this.#writeUse(placed, within)
    else this.write(placed, within)
  }
}

const targetOf = (use: SvgElement): string => {
  const href = use.attributes.get('href')?.trim() ?? ''
  return href.startsWith('#') ? idOf(href) : ''
}

function isWithin(element: SvgElement, holder: SvgElement | undefined): boolean {
  for (let at: SvgElement | null = element; at; at = at.parent) if (at === holder) return true
  return false
}

/** Returns the shown element with the place and style of its user. */
function placedBy(use: SvgElement, shown: SvgElement): SvgElement | undefined {
  const at = (name: string): number => lengthOf(use.attributes.get(name)) ?? 0
  const place = at('x') || at('y') ? `translate(${at('x')} ${at('y')})` : ''
  const transform = [use.attributes.get('transform') ?? '', place].filter(Boolean).join(' ')
  if (use.parent?.name === 'clipPath') return cutBy(use, shown, transform)
  const group = makeElement(
    'g',
    [...use.attributes].filter(([name]) => !PLACING.has(name)),
  )
  for (const [property, value] of use.styles) group.styles.set(property, value)
  if (transform) group.attributes.set('transform', transform)
  append(group, [inPlace(use, framed(use, shown))])
  return group
}

/** Wraps an element placed by percentages in a frame of the picture's size. */
function inPlace({ attributes }: SvgElement, shown: SvgElement): SvgElement {
  const shares = ['x', 'y'].flatMap(side => {
    const said = attributes.get(side)?.trim() ?? ''
    return said.endsWith('%') ? [[side, said] as const] : []
  })
  if (shares.length === 0) return shown
  const frame = makeElement('svg', [...shares, ['overflow', 'visible']])
  append(frame, [shown])
  return frame
}

/** Returns a symbol or a nested picture in the frame of its `use`. */
function framed({ attributes }: SvgElement, shown: SvgElement): SvgElement {
  if (shown.name !== 'symbol' && shown.name !== 'svg') return shown
  for (const side of ['width', 'height']) {
    const said = attributes.get(side)
    if (said !== undefined) shown.attributes.set(side, said)
    else if (shown.name === 'symbol' && !shown.attributes.has(side)) shown.attributes.set(side, '100%')
  }
  shown.name = 'svg'
  return shown
}

/** Returns a clipping element as a shape that inherits missing values from its user. */
function cutBy(use: SvgElement, shown: SvgElement, transform: string): SvgElement | undefined {
  if (!IN_CLIP.has(shown.name)) return undefined
  const whole = [transform, shown.attributes.get('transform') ?? ''].filter(Boolean).join(' ')
  for (const [name, value] of use.attributes) {
    if (!PLACING.has(name) && !shown.attributes.has(name)) shown.attributes.set(name, value)
  }
  if (whole) shown.attributes.set('transform', whole)
  return shown
}
