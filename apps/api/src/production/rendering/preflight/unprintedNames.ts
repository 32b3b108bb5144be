import { personalRolesIn, unprintedOf } from '@kitwright/design'
import type { Plan } from '../printFiles/packPlan.ts'

export interface UnprintedCount {
  readonly names: number
  readonly numbers: number
  /** Whether the customer has accepted that. */
  readonly isAccepted: boolean
}
export const NOTHING_UNPRINTED: UnprintedCount = { names: 0, numbers: 0, isAccepted: false }

/** Counts the lines that name or number a player whose design has no text for it. */
export function countUnprinted(plans: readonly Pick<Plan, 'garment'>[], isAccepted: boolean): UnprintedCount {
  const lines = new Map(plans.map(({ garment }) => [garment.lineId, garment]))
  const missing = [...lines.values()].flatMap(({ document, player }) =>
    player ? unprintedOf(personalRolesIn(document), player) : [],
  )
  const count = (what: 'name' | 'number'): number => missing.filter(each => each === what).length
  return { names: count('name'), numbers: count('number'), isAccepted }
}
