import { ON_REQUEST, REFERRING, WITH_HREF } from '../allowedMarkup.ts'
import { SvgRefusedError } from '../refusal.ts'
import { append, indexIds, isElement, replaceWith, type SvgElement, walk } from '../element.ts'

/** Each part ends in one way only, so that a hostile value takes linear time. */
const URL_CALL = /url\((?:\s*"([^"]*)"\s*|\s*'([^']*)'\s*|([^()"']*))\)/gi
/** The rest of an unreadable reference. */
const UNREAD_URL = /url\((?!#a\d+\))/i

const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The ids that a value names. Throws a {@link SvgRefusedError} for an address elsewhere. */
export function idsNamedBy(value: string): string[] {
  if (!/url\(/i.test(value)) return []
  return [...value.matchAll(URL_CALL)].map(([, double, single, bare]) => idOf(double ?? single ?? bare ?? ''))
}

/** Returns the id that an address references within the picture. */
export function idOf(address: string): string {
  const trimmed = address.trim()
  if (!trimmed.startsWith('#')) throw new SvgRefusedError('svg-external')
  return decoded(trimmed.slice(1))
}

/** Yields the ids that an element references. */
function* referencesOf(element: SvgElement): Generator<string> {
  for (const name of REFERRING) {
    const value = element.attributes.get(name)
    if (value !== undefined) yield* idsNamedBy(value)
  }
  // A name in a custom property may become a paint.
  for (const [name, value] of element.styles) if (name.startsWith('--')) yield* idsNamedBy(value)
  const href = element.attributes.get('href')
  if (href?.trim().startsWith('#')) yield decoded(href.trim().slice(1))
}

function namedIn(root: SvgElement): Set<string> {
  const named = new Set<string>()
  for (const element of walk(root)) for (const id of referencesOf(element)) named.add(id)
  return named
}

const holdsNamed = (element: SvgElement, named: ReadonlySet<string>): boolean => {
  for (const { attributes } of walk(element)) if (named.has(attributes.get('id') ?? '')) return true
  return false
}

const isHidden = ({ attributes }: SvgElement): boolean => attributes.get('display') === 'none'

/** Removes elements that are shown nowhere: hidden, or on-request elements without a reference. */
export function pruneUnseen(root: SvgElement): void {
  for (let round = 0; round < 5; round += 1) {
    const named = namedIn(root)
    if (!pruneIn(root, named)) return
  }
}

function pruneIn(parent: SvgElement, named: ReadonlySet<string>): boolean {
  let isChanged = false
  parent.children = parent.children.filter(child => {
    if (!isElement(child)) return true
    const isUnseen = isHidden(child) || ON_REQUEST.has(child.name) || parent.name === 'defs'
    if (!isUnseen || child.name === 'style' || holdsNamed(child, named)) return true
    isChanged = true
    return false
  })
  for (const child of parent.children) if (isElement(child) && pruneIn(child, named)) isChanged = true
  return isChanged
}

const WHAT: Readonly<Record<string, RegExp>> = {
  fill: /^(?:linearGradient|radialGradient|pattern)$/,
  stroke: /^(?:linearGradient|radialGradient|pattern)$/,
  'clip-path': /^clipPath$/,
  mask: /^mask$/,
  filter: /^filter$/,
  'marker-start': /^marker$/,
  'marker-mid': /^marker$/,
  'marker-end': /^marker$/,
}

/** Renames referenced ids to `a1`, `a2` … and removes all others. */
export function renameIds(root: SvgElement): void {
  const targets = indexIds(root)
  const names = new Map<SvgElement, string>()
  const nameOf = (element: SvgElement): string => {
    const name = names.get(element) ?? `a${names.size + 1}`
    names.set(element, name)
    return name
  }
  for (const element of walk(root)) {
    for (const property of REFERRING) renameIn(element, property, { targets, nameOf })
    renameHref(element, { targets, nameOf })
  }
  for (const element of walk(root)) {
    const name = names.get(element)
    if (name === undefined) element.attributes.delete('id')
    else element.attributes.set('id', name)
  }
}

interface IdRenaming {
  readonly targets: ReadonlyMap<string, SvgElement>
  nameOf(element: SvgElement): string
}

function renameIn({ attributes }: SvgElement, property: string, { targets, nameOf }: IdRenaming): void {
  const value = attributes.get(property)
  if (value === undefined || !/url\(/i.test(value)) return
  let isWhole = true
  const renamed = value.replace(URL_CALL, (_, double?: string, single?: string, bare?: string) => {
    const target = targets.get(idOf(double ?? single ?? bare ?? ''))
    if (target && WHAT[property]?.test(target.name)) return `url(#${nameOf(target)})`
    isWhole = false
    return ''
  })
  if (UNREAD_URL.test(renamed)) attributes.delete(property)
  else if (isWhole) attributes.set(property, renamed)
  else if (property === 'fill' || property === 'stroke') attributes.set(property, renamed.trim() || 'none')
  else attributes.delete(property)
}

function renameHref(element: SvgElement, { targets, nameOf }: IdRenaming): void {
  const href = element.attributes.get('href')
  if (href === undefined || element.name === 'image' || href.startsWith('data:')) return
  const target = targets.get(decoded(href.trim().slice(1)))
  if (target && WITH_HREF.has(element.name)) element.attributes.set('href', `#${nameOf(target)}`)
  else if (element.name === 'textPath') replaceWith(element, [])
  else element.attributes.delete('href')
}

/** Moves symbols and their like to defs: they are shown where they are used, and names within them stay valid. */
export function keepAsDefs(root: SvgElement): void {
  for (const element of walk(root)) {
    if (element.name !== 'symbol') continue
    const content = element.children
    element.name = 'defs'
    element.children = []
    // Frames do not apply to elements shown only by reference.
    append(element, content)
    for (const name of ['viewBox', 'preserveAspectRatio', 'width', 'height', 'x', 'y']) element.attributes.delete(name)
  }
}
