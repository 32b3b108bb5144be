import { designColours, personalise } from '@kitwright/design'
import type { ComingColour } from '@kitwright/press/node'
import { callerOf, type MakingDependencies, outputOf } from '../made.ts'
import type { Maker } from '../maker.ts'
import type { Plan } from '../plan.ts'
import { lookColoursUp } from './job.ts'

/** Side by side, anyone sees it. */
const SEEN = 5

/** In all that is made of an order, each once. */
const coloursOf = (plans: readonly Plan[]): string[] => [
  ...new Set(
    plans.flatMap(({ facts: { document, player } }) =>
      designColours(player ? personalise(document, player) : document),
    ),
  ),
]

/** The furthest off first. */
export const inOrder = (found: readonly ComingColour[]): ComingColour[] =>
  found.toSorted((a, b) => b.deltaE - a.deltaE || a.colour.localeCompare(b.colour))

/** What of an order's colours a printer makes otherwise, as its pictures have them; none where its profile is not known. */
export async function findColours(
  plans: readonly Plan[],
  { profile, rendering }: Maker,
  dependencies: MakingDependencies,
): Promise<ComingColour[]> {
  const output = await outputOf(profile, dependencies)
  if (!output) return []
  const wanted = { colours: coloursOf(plans), output, rendering }
  const found = await dependencies.workers.run(lookColoursUp, wanted, callerOf(dependencies))
  return inOrder(found.filter(({ deltaE }) => deltaE > SEEN))
}
