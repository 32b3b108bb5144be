/** An element of an SVG, or `#foreign` for one of another vocabulary, which selectors count and no program shows. */
export interface SvgElement {
  name: string
  /** Attributes by local name. Of prefixed ones only `href`, `xml:space` and `xml:lang` are included. */
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

/** Replaces an element by others. */
export function replaceWith(element: SvgElement, others: readonly SvgNode[]): void {
  const { parent } = element
  const place = parent?.children.indexOf(element) ?? -1
  // The parent may have removed it before.
  if (!parent || place === -1) return
  for (const other of others) if (isElement(other)) other.parent = parent
  parent.children.splice(place, 1, ...others)
  element.parent = null
}

/** Yields the element and its descendants, parents first. */
export function* walk(element: SvgElement): Generator<SvgElement> {
  yield element
  for (const child of element.children) if (isElement(child)) yield* walk(child)
}

/** Returns a snapshot of the same elements, so that the caller may change the tree. */
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

/** Indexes the first element of each id, which references resolve to. */
export function indexIds(root: SvgElement): Map<string, SvgElement> {
  const found = new Map<string, SvgElement>()
  for (const element of walk(root)) {
    const id = element.attributes.get('id')
    if (id !== undefined && !found.has(id)) found.set(id, element)
  }
  return found
}
