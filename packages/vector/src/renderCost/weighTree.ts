import { type Box, commonArea, expandBox, unionBoxes, movedBox } from '../box.ts'
import { type Matrix, matrixOf, move, scaleOf, multiply } from '../matrix.ts'
import { lengthOf, numbersIn } from '../numbers.ts'
import { type Outline, outlineOf } from '../outline.ts'
import { bytesOf } from '../passes/rasters.ts'
import { elementsIn, indexIds, isElement, type SvgElement, textOf } from '../element.ts'
import { readSvg } from '../tree/readSvg.ts'
import { type InheritedCosts, inheritedAt, inheritedBy } from './inheritedCosts.ts'
import {
  FILTER_PASSES,
  FUNCTION_PASSES,
  LAYERS_OF_MASK,
  LAYERS_OF_MIXED,
  LAYERS_OF_NESTED,
  MAX_WEIGHT,
  RATES,
  SIDE_PX,
} from './costRates.ts'

/** A picture with more visits is too costly, whatever each visit costs. */
const MAX_VISITS = 400_000
const MAX_NESTING = 200

/** The place of an element and its inherited costs. */
interface Place {
  readonly matrix: Matrix
  readonly fontSize: number
  readonly said: InheritedCosts
  /** Number of times the content here is drawn. */
  readonly times: number
  readonly depth: number
  /** Whether it is already within a separate layer. */
  readonly isLayered: boolean
}

const isPainted = ({ said }: Place): boolean => (said.stroke ?? 'none') !== 'none'
/** An element referenced by name inherits where it stands, not where it is shown. */
const inside = (element: SvgElement, place: Place): Place => ({ ...place, said: inheritedAt(element) })

const NOT_SHOWN = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter', 'title', 'desc'])

/** Estimates the time to draw a picture of 1000 px, in ms. Infinity if drawing would not end. */
export const weighTree = (root: SvgElement): number => weighParts(root).weight

/**
 * The cost of a drawing: its weight, and the number of picture-sized layers, each of which librsvg clears and composes.
 */
export interface Weight {
  readonly weight: number
  readonly layers: number
}

export const weighParts = (root: SvgElement): Weight => new Scales(root).weigh()

const hasLayer = ({ attributes, styles }: SvgElement): boolean =>
  Number(attributes.get('opacity') ?? 1) !== 1 || attributes.has('style') || styles.size > 0

const layersOf = ({ attributes, styles }: SvgElement): number =>
  attributes.has('style') || styles.size > 0 ? LAYERS_OF_MIXED : 1

const decode = (address: string): string => new TextDecoder().decode(bytesOf(address.trim()))

class Scales {
  readonly #root: SvgElement
  readonly #ids: ReadonlyMap<string, SvgElement>
  readonly #outlines = new Map<SvgElement, Outline | null>()
  readonly #drawings = new Map<string, Weight>()
  readonly #contents = new Map<SvgElement, SvgElement>()
  readonly #matrices = new Map<string, Matrix>()
  readonly #lists = new Map<string, readonly number[]>()
  readonly #canvas: Box
  readonly #size: readonly [number, number]
  readonly #start: Matrix
  #sum = 0
  #visits = 0
  #layers = 0

  constructor(root: SvgElement) {
    this.#root = root
    this.#ids = indexIds(root)
    const [x = 0, y = 0, width, height] = numbersIn(root.attributes.get('viewBox'))
    const wide = width || lengthOf(root.attributes.get('width')) || SIDE_PX
    const high = height || lengthOf(root.attributes.get('height')) || SIDE_PX
    const scale = SIDE_PX / Math.max(wide, high)
    this.#size = [wide, high]
    this.#start = multiply([scale, 0, 0, scale, 0, 0], move(-x, -y))
    this.#canvas = { left: 0, top: 0, right: wide * scale, bottom: high * scale }
  }

  weigh(): Weight {
    this.#children(this.#root, {
      matrix: this.#start,
      fontSize: 16,
      said: inheritedBy(this.#root, {}),
      times: 1,
      depth: 0,
      isLayered: false,
    })
    return { weight: this.#sum, layers: this.#layers }
  }

  #add(weight: number, place: Place): void {
    this.#sum += weight * place.times
    this.#visits += 1
    if (this.#visits > MAX_VISITS || place.depth > MAX_NESTING || !Number.isFinite(this.#sum)) this.#sum = Infinity
  }

  /** Far beyond the limit the exact value does not matter. */
  get #isDone(): boolean {
    return this.#sum > 100 * MAX_WEIGHT
  }

  /** Returns the share of the whole picture that a box covers; 1 for an unknown box. */
  #share(box: Box | undefined): number {
    const whole = (this.#canvas.right - this.#canvas.left) * (this.#canvas.bottom - this.#canvas.top)
    return (box ? commonArea(box, this.#canvas) : whole) / (SIDE_PX * SIDE_PX)
  }

  #children(element: SvgElement, place: Place): Box | undefined {
    let box: Box | undefined
    for (const child of elementsIn(element)) {
      if (this.#isDone) return box
      if (!NOT_SHOWN.has(child.name)) box = unionBoxes(box, this.#element(child, place))
    }
    return box
  }

  #element(element: SvgElement, outer: Place): Box | undefined {
    const { attributes } = element
    if (attributes.get('display') === 'none') return undefined
    const place: Place = {
      matrix: multiply(outer.matrix, this.#matrix(attributes.get('transform') ?? '')),
      fontSize: lengthOf(attributes.get('font-size'), outer.fontSize) ?? outer.fontSize,
      said: inheritedBy(element, outer.said),
      times: outer.times * this.#repeats(element),
      depth: outer.depth + 1,
      isLayered: outer.isLayered,
    }
    this.#add(RATES.element, place)
    if (this.#isDone) return undefined
    const box = this.#shown(element, hasLayer(element) ? { ...place, isLayered: true } : place)
    this.#effects(element, { box, place: { ...place, times: outer.times } })
    return box
  }

  /** An element seen through a mask is drawn anew for it, and so are nested masks. */
  #repeats({ attributes }: SvgElement): number {
    const filter = attributes.get('filter') ?? 'none'
    return (this.#referred(attributes.get('mask')) ? 2 : 1) * (filter === 'none' ? 1 : 1.5)
  }

  #shown(element: SvgElement, place: Place): Box | undefined {
    if (element.name === 'use') {
      const target = this.#ids.get((element.attributes.get('href') ?? '').slice(1))
      if (!target) return undefined
      return target.name === 'symbol' ? this.#children(target, place) : this.#element(target, place)
    }
    if (element.name === 'text') return this.#text(element, place)
    if (element.name === 'image') this.#picture(element, place)
    const outline = this.#outline(element)
    return outline ? this.#shape(outline, place) : this.#children(element, place)
  }

  /** Adds the cost of an embedded picture: a drawing counts each time it is shown, pixels are decoded once. */
  #picture({ attributes }: SvgElement, place: Place): void {
    const href = attributes.get('href') ?? ''
    if (!/^\s*data:image\/svg\+xml/i.test(href)) return
    const drawing = this.#drawings.get(href) ?? weighParts(readSvg(decode(href)).root)
    this.#drawings.set(href, drawing)
    this.#layers += place.times * drawing.layers
    this.#add(drawing.weight, place)
  }

  /** Parses a matrix once, however often the element is visited. */
  #matrix(text: string): Matrix {
    const matrix = this.#matrices.get(text) ?? matrixOf(text)
    this.#matrices.set(text, matrix)
    return matrix
  }

  #numbers(text: string): readonly number[] {
    const numbers = this.#lists.get(text) ?? numbersIn(text)
    this.#lists.set(text, numbers)
    return numbers
  }

  #outline(element: SvgElement): Outline | null {
    let outline = this.#outlines.get(element)
    if (outline === undefined) this.#outlines.set(element, (outline = outlineOf(element, this.#size) ?? null))
    return outline
  }

  #shape(outline: Outline, place: Place): Box | undefined {
    const scale = scaleOf(place.matrix)
    const isStroked = isPainted(place)
    const width = isStroked ? (lengthOf(place.said['stroke-width'], this.#size[0]) ?? 1) : 0
    const box = outline.box && movedBox(expandBox(outline.box, width / 2), place.matrix)
    const length = Math.min(outline.length * scale, outline.commands * 4 * SIDE_PX)
    const crossings = (length / SIDE_PX) ** 2
    const lines = outline.commands * RATES.command + length * RATES.edge + crossings * RATES.crossing
    this.#add(lines * (isStroked ? 4 : 1), place)
    if (isStroked) this.#add(this.#dashes(place, outline.length) * RATES.dash, place)
    this.#add(this.#share(box) * RATES.pass * (isStroked ? 1.5 : 1), place)
    for (const name of ['fill', 'stroke'] as const) this.#paint(place.said[name], box, place)
    this.#markers(outline, place)
    return box
  }

  #dashes({ said }: Place, length: number): number {
    const dashes = this.#numbers(said['stroke-dasharray'] ?? '')
    const period = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)
    return period > 0 ? Math.min((length / period) * dashes.length, 1_000_000) : 0
  }

  #paint(value: string | undefined, box: Box | undefined, place: Place): void {
    const server = this.#referred(value)
    if (!server) return
    this.#add(this.#share(box) * RATES.pass * 2, place)
    const filled = this.#filled(server)
    if (server.name === 'pattern') this.#children(filled, { ...inside(filled, place), isLayered: true })
    else this.#add(filled.children.length * RATES.stop, place)
  }

  /** Returns the element whose content a pattern or gradient uses: its own, or an inherited one. */
  #filled(server: SvgElement): SvgElement {
    let found = this.#contents.get(server) ?? server
    for (let i = 0; i < 10 && !found.children.some(isElement); i += 1)
      found = this.#ids.get((found.attributes.get('href') ?? '').slice(1)) ?? found
    this.#contents.set(server, found)
    return found
  }

  #markers({ commands }: Outline, place: Place): void {
    for (const name of ['marker-start', 'marker-mid', 'marker-end'] as const) {
      const marker = this.#referred(place.said[name])
      const times = place.times * (name === 'marker-mid' ? commands : 1)
      if (marker) this.#children(marker, inside(marker, { ...place, times }))
    }
  }

  #text(element: SvgElement, place: Place): undefined {
    const count = textOf(element).replace(/\s+/g, ' ').length
    const size = this.#largestText(element, place.fontSize) * scaleOf(place.matrix)
    const share = Math.min((size / SIDE_PX) ** 2, 1)
    const perCharacter = RATES.character + share * RATES.pass * RATES.letter + Math.min(size, SIDE_PX) * 4 * RATES.edge
    this.#add(count * perCharacter * (isPainted(place) ? 4 : 1), place)
    for (const name of ['fill', 'stroke'] as const) this.#paint(place.said[name], undefined, place)
  }

  #largestText(element: SvgElement, inherited: number): number {
    const own = lengthOf(element.attributes.get('font-size'), inherited) ?? inherited
    return Math.max(own, ...elementsIn(element).map(child => this.#largestText(child, own)))
  }

  #effects(element: SvgElement, { box, place }: { box: Box | undefined; place: Place }): void {
    const { attributes } = element
    const share = this.#share(box)
    const clip = this.#referred(attributes.get('clip-path'))
    if (clip) this.#within(clip, place)
    const mask = this.#referred(attributes.get('mask'))
    if (mask) {
      this.#add(share * RATES.pass * 4, place)
      this.#within(mask, { ...place, times: place.times * 2 })
    }
    const said = attributes.get('filter')
    const filter = this.#referred(said)
    if (filter) this.#filter(filter, share, place)
    for (const name of said?.toLowerCase().match(/(?<![a-z-])[a-z-]+(?=\()/g) ?? [])
      this.#add((FUNCTION_PASSES[name] ?? 0) * share * RATES.pass, place)
    if (hasLayer(element)) this.#add(share * RATES.pass * 2, place)
    const layers = (hasLayer(element) ? layersOf(element) : 0) + (mask || said ? LAYERS_OF_MASK : 0)
    this.#layers += place.times * (place.isLayered ? LAYERS_OF_NESTED : 1) * layers
  }

  /** A clip may be clipped itself. */
  #within(element: SvgElement, place: Place): void {
    const inner = inside(element, { ...place, depth: place.depth + 1 })
    this.#add(RATES.element, inner)
    const box = this.#children(element, inner)
    if (!this.#isDone) this.#effects(element, { box, place: inner })
  }

  #filter(filter: SvgElement, share: number, place: Place): void {
    const sides = ['width', 'height'].map(name => lengthOf(filter.attributes.get(name), 1) ?? 1.2)
    const region = Math.min(Math.max(share * Math.abs(sides[0]! * sides[1]!), share), 4)
    for (const step of elementsIn(filter)) {
      if (step.name === 'feImage') this.#picture(step, place)
      const order = numbersIn(step.attributes.get('order') ?? step.attributes.get('numOctaves'))[0] ?? 1
      const often = step.name === 'feConvolveMatrix' ? order ** 2 / 9 : Math.max(1, order)
      this.#add((FILTER_PASSES[step.name] ?? 2) * Math.min(often, 1000) * region * RATES.pass, place)
    }
  }

  #referred(value: string | undefined): SvgElement | undefined {
    const id = /url\(\s*['"]?#([^)'"]*)/.exec(value ?? '')?.[1]
    return id === undefined ? undefined : this.#ids.get(id)
  }
}
