/** An element of an SVG, or `#foreign` for one of another vocabulary: it is counted by selectors and shown by nobody. */
export interface SvgElement {
  name: string
  /** By local name; of those with a prefix only `href`, `xml:space` and `xml:lang`. */
  readonly attributes: Map<string, string>
  /** The declarations of style sheets and its `style`, by property, until they are written as attributes. */
  readonly styles: Map<string, string>
  children: SvgNode[]
  parent: SvgElement | null
}

export type SvgNode = SvgElement | string

export const isElement = (node: SvgNode): node is SvgElement => typeof node !== 'string'

export const elementsIn = (element: SvgElement): SvgElement[] => element.children.filter(isElement)

export function makeElement(name: string, attributes: Iterable<readonly [string, string]> = []): SvgElement {
  return { name, attributes: new Map(attributes), styles: new Map(), children: [], parent: null }
}

export function append(parent: SvgElement, children: readonly SvgNode[]): void {
  for (const child of children) {
    if (isElement(child)) child.parent = parent
    parent.children.push(child)
  }
}

/** Puts others in an element's place. */
export function replaceWith(element: SvgElement, others: readonly SvgNode[]): void {
  const { parent } = element
  const place = parent?.children.indexOf(element) ?? -1
  // Its parent may have let it go before.
  if (!parent || place === -1) return
  for (const other of others) if (isElement(other)) other.parent = parent
  parent.children.splice(place, 1, ...others)
  element.parent = null
}

/** The element and all within, parents first. */
export function* walk(element: SvgElement): Generator<SvgElement> {
  yield element
  for (const child of element.children) if (isElement(child)) yield* walk(child)
}

/** The same as they are now, for who changes the tree on the way. */
export const listAll = (element: SvgElement): SvgElement[] => [...walk(element)]

export function cloneOf(element: SvgElement): SvgElement {
  const clone: SvgElement = {
    name: element.name,
    attributes: new Map(element.attributes),
    styles: new Map(element.styles),
    children: [],
    parent: null,
  }
  append(
    clone,
    element.children.map(child => (isElement(child) ? cloneOf(child) : child)),
  )
  return clone
}

export const textOf = (element: SvgElement): string =>
  element.children.map(child => (isElement(child) ? textOf(child) : child)).join('')

/** The first element of each id, as references find them. */
export function indexIds(root: SvgElement): Map<string, SvgElement> {
  const found = new Map<string, SvgElement>()
  for (const element of walk(root)) {
    const id = element.attributes.get('id')
    if (id !== undefined && !found.has(id)) found.set(id, element)
  }
  return found
}
