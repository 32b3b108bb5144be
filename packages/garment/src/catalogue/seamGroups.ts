import { modelsOf } from './garments.ts'
import { seamNeighbour } from './seams.ts'
import type { Garment, GarmentOptions } from './types.ts'

/** An edge of a piece by its name; either edge of a seam identifies it. */
export interface EdgeName {
  readonly piece: string
  readonly edge: string
}
export type SeamSideName = 'left' | 'right'

/** Seams that belong together, such as both shoulders or the whole neck. Its id is `seam_…` among the words. */
export interface SeamGroup {
  readonly id: SeamGroupId
  readonly edges: readonly (EdgeName & { readonly side: SeamSideName | null })[]
}

/** Patterns that match a seam by its piece and edge, as `front.sideL`. */
const RULES = {
  shoulders: /^front\.shoulder[LR]$/,
  sides: /^front\.side[LR]$/,
  armholes: /^(?:front|back)\.arm[LR]$/,
  raglans: /^(?:front|back)\.raglan[LR]$/,
  neck: /^(?:(?:front|back)\.neck(?:L|R|Middle)|sleeve[LR]\.neck)$/,
  underarms: /^sleeve[LR]\.underFront$/,
  sleeve_hems: /^sleeve[LR]\.(?:hem|wrist)$/,
  hem: /^(?:front|back)\.(?:hem|band[LR])$/,
  collar_edge: /^collar\.outer$/,
  hood: /^hood[LR]\.centre$/,
  hood_edge: /^hood(?:L|R|Centre)\.hem$/,
  pocket: /^pocket\.open[LR]$/,
  outseams: /^shortsFront[LR]\.out$/,
  inseams: /^shortsFront[LR]\.in$/,
  rise: /^shorts(?:Front|Back)L\.crotch$/,
  waist: /^shorts(?:Front|Back)[LR]\.waist$/,
  leg_hems: /^shorts(?:Front|Back)[LR]\.hem(?:Slit)?$/,
} as const
export type SeamGroupId = keyof typeof RULES

function sideOf({ piece, edge }: EdgeName): SeamSideName | null {
  const [, side] = /([LR])$/.exec(edge) ?? /([LR])$/.exec(piece) ?? []
  return side === undefined ? null : side === 'L' ? 'left' : 'right'
}

/** Returns the seams and hems of printed pieces, grouped. A kind that the garment lacks is omitted. */
export function seamGroups(garment: Garment, options: GarmentOptions): readonly SeamGroup[] {
  const edges = modelsOf(garment, options).flatMap(({ pieces }) =>
    pieces
      .filter(({ isRib, isTrim }) => !isRib && !isTrim)
      .flatMap(({ id, edges: all }) => all.map(({ name }) => ({ piece: id, edge: name }))),
  )
  return (Object.keys(RULES) as SeamGroupId[]).flatMap(id => {
    const own = edges.filter(({ piece, edge }) => RULES[id].test(`${piece}.${edge}`))
    return own.length > 0 ? [{ id, edges: own.map(each => ({ ...each, side: sideOf(each) })) }] : []
  })
}

/** Checks whether two names identify the same seam. */
const isOneSeam = (garment: Garment, options: GarmentOptions, one: EdgeName, other: EdgeName): boolean =>
  (one.piece === other.piece && one.edge === other.edge) ||
  modelsOf(garment, options).some(model => {
    const there = seamNeighbour(model, one.piece, one.edge)
    return there?.piece.id === other.piece && there.edge.name === other.edge
  })

/** Returns the group of a seam, by either of its edges. */
export const seamGroupOf = (garment: Garment, options: GarmentOptions, edge: EdgeName): SeamGroup | undefined =>
  seamGroups(garment, options).find(({ edges }) => edges.some(each => isOneSeam(garment, options, each, edge)))
