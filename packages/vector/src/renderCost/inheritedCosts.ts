import type { SvgElement } from '../element.ts'

const NAMES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'marker-start',
  'marker-mid',
  'marker-end',
] as const

/** The costly properties that a group sets for all within: a group's dashes are those of each of its lines. */
export type InheritedCosts = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

/** Returns an element's inherited costs, given those around it. */
export function inheritedBy({ attributes }: SvgElement, outer: InheritedCosts): InheritedCosts {
  const own = NAMES.flatMap(name => {
    const value = attributes.get(name)
    return value === undefined || value === 'inherit' ? [] : [[name, value] as const]
  })
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own) }
}

/** Returns an element's inherited costs at its place in the picture. */
export const inheritedAt = (element: SvgElement): InheritedCosts =>
  inheritedBy(element, element.parent ? inheritedAt(element.parent) : {})
