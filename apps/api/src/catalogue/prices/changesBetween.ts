import type { Response_ } from '@kitwright/contract'

type Prices = Response_<'GET /api/office/prices'>
type Figure = string | number | boolean | null
export interface Change {
  readonly path: string
  readonly before: Figure
  readonly after: Figure
}

/** Collects every figure of a value by its path. An array item is named by its id if it has one, else by its index. */
function figuresOf(value: unknown, path: string, figures: Map<string, Figure>): Map<string, Figure> {
  if (typeof value !== 'object' || value === null) return figures.set(path, (value ?? null) as Figure)
  for (const [key, member] of Object.entries(value)) {
    const id: unknown = Array.isArray(value) ? (member as { id?: unknown }).id : undefined
    figuresOf(member, [path, typeof id === 'string' ? id : key].filter(Boolean).join('.'), figures)
  }
  return figures
}

/** A change of the fabrics' order is reported once, as `order`. */
const figures = ({ version: _version, ...list }: Prices): Map<string, Figure> =>
  figuresOf(list, '', new Map()).set('order', list.fabrics.map(({ id }) => id).join(' '))

type Figures = ReadonlyMap<string, Figure>

/** A figure that is null in both is no difference. */
const differences = (old: Figures, now: Figures): Change[] =>
  [...new Set([...old.keys(), ...now.keys()])]
    .map(path => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter(change => change.before !== change.after && !change.path.endsWith('.id'))

/** Returns the differences between two price lists, by path; null where one has no value. */
export const changesBetween = (before: Prices, after: Prices): Change[] => differences(figures(before), figures(after))

/** Returns the differences between two states of a thing of the catalogue, by path; null where one has no value. */
export const changesIn = (before: object, after: object): Change[] =>
  differences(stateFigures(before), stateFigures(after))

/** A state's document has a hash beside it, which tells whether it was redrawn. */
const stateFigures = (state: object): Figures =>
  figuresOf(Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'document')), '', new Map())
