import { foldText } from '@kitwright/measure'
import type { Response_ } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'

export type Bundle = Response_<'GET /api/office/orders/{id}/pieces'>['bundles'][number]

/** The pieces of one garment. */
export interface Item {
  readonly line: number
  readonly garment: number
  readonly pieces: string[]
}

/** The unique signs of all selected pieces. */
export type SelectedSigns = ReadonlySet<string>

type Piece = Bundle['pieces'][number]

/** Selects all of these pieces, or deselects them if all were selected. */
export function toggle(chosen: SelectedSigns, pieces: readonly Piece[]): SelectedSigns {
  const signs = pieces.map(({ sign }) => sign)
  const own = new Set(signs)
  const others = [...chosen].filter(sign => !own.has(sign))
  return new Set(signs.every(sign => chosen.has(sign)) ? others : [...others, ...signs])
}

/** Returns the selected pieces grouped by garment, as the API expects them. */
export const itemsOf = (bundles: readonly Bundle[], chosen: SelectedSigns): Item[] =>
  bundles.flatMap(({ line, garment, pieces }) => {
    const own = pieces.filter(({ sign }) => chosen.has(sign)).map(({ piece }) => piece)
    return own.length > 0 ? [{ line, garment, pieces: own }] : []
  })

/**
 * Matches a garment by name, number, size or label code: a piece's, or the garment's own on its ticket and sewn-in
 * label.
 */
export function isFound(
  { name, number, size, line, garment, design, sign: own, pieces }: Bundle,
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return true
  const facts = [String(number ?? ''), sizeLabel(size).toLowerCase(), `${line}.${garment}`]
  const sign = wanted.split('/').at(-1)!.toUpperCase()
  return (
    facts.includes(wanted) ||
    foldText(name).includes(foldText(search)) ||
    foldText(design).includes(foldText(search)) ||
    own === sign ||
    pieces.some(piece => piece.sign === sign || piece.label === sign)
  )
}

/** Groups a bundle's pieces by the model that they are sewn into. A kit consists of several garments. */
export const modelsOf = ({ pieces }: Bundle): [model: string, of: Piece[]][] => [
  ...Map.groupBy(pieces, ({ model }) => model),
]
