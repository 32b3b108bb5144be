import { indexIds, listAll, makeElement, append, replaceWith, type SvgElement } from '../element.ts'
import { SvgRefusedError } from '../refusal.ts'
import { idsNamedBy } from './references.ts'

const MAX_CHAIN = 16
const CLIPPED = /^(?:g|svg|path|rect|circle|ellipse|line|polyline|polygon|text|image)$/

/**
 * Expands a clip path that is itself clipped to groups around each element that it clips. librsvg draws nothing if the
 * outer clip uses the element's bounding box.
 */
export function nestClips(root: SvgElement): void {
  const ids = indexIds(root)
  const chains = new Map<SvgElement, readonly SvgElement[]>()
  for (const element of listAll(root)) {
    if (element === root || !CLIPPED.test(element.name) || element.parent?.name === 'clipPath') continue
    const chain = chainOf(element, ids)
    if (chain.length > 1) chains.set(element, chain)
  }
  const ofRoot = chainOf(root, ids)
  for (const [element, chain] of chains) {
    // librsvg measures a group after clipping, so clips that use the element's own box are innermost.
    const [inner, ...outer] = chain.toSorted((a, b) => Number(takesBox(b)) - Number(takesBox(a)))
    element.attributes.set('clip-path', referenceTo(inner!))
    let wrapped = element
    for (const clip of outer) wrapped = wrap(wrapped, referenceTo(clip))
  }
  // The root cannot have a parent group, so its clips keep their chain.
  for (const chain of chains.values())
    for (const clip of chain) if (!ofRoot.includes(clip)) clip.attributes.delete('clip-path')
}

const takesBox = ({ attributes }: SvgElement): boolean => attributes.get('clipPathUnits') === 'objectBoundingBox'
const referenceTo = ({ attributes }: SvgElement): string => `url(#${encodeURIComponent(attributes.get('id')!)})`

/** The clip paths of an element, each clipped by the next. Throws a {@link SvgRefusedError} for one without an end. */
function chainOf(element: SvgElement, ids: ReadonlyMap<string, SvgElement>): readonly SvgElement[] {
  const chain: SvgElement[] = []
  for (let at: SvgElement | undefined = element; at;) {
    const [id]: string[] = idsNamedBy(at.attributes.get('clip-path') ?? '')
    const clip: SvgElement | undefined = id === undefined ? undefined : ids.get(id)
    if (clip?.name !== 'clipPath') break
    if (chain.length === MAX_CHAIN) throw new SvgRefusedError('svg-too-complex')
    chain.push(clip)
    at = clip
  }
  return chain
}

/** Wraps an element in a group that uses the element's own units. */
function wrap(element: SvgElement, clipPath: string): SvgElement {
  const group = makeElement('g', [['clip-path', clipPath]])
  const transform = element.attributes.get('transform')
  if (transform !== undefined) group.attributes.set('transform', transform)
  element.attributes.delete('transform')
  replaceWith(element, [group])
  append(group, [element])
  return group
}
