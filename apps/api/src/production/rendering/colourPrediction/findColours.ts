import { designColours, personalise } from '@kitwright/design'
import type { ComingColour } from '@kitwright/press/node'
import type { ColourOfPack } from '../printFiles/gatherFindings.ts'
import { backgroundCaller, type MakingDependencies, loadOutputProfile } from '../printFiles/garmentFile.ts'
import type { PressProfile } from '../../printers/pressProfile.ts'
import type { Plan } from '../printFiles/packPlan.ts'
import { predictColours } from './job.ts'

/** Colour difference that anyone sees side by side. */
const SEEN = 5

/** Returns the colours of all plans, each once. */
const coloursOf = (plans: readonly Plan[]): string[] => [
  ...new Set(
    plans.flatMap(({ facts: { document, player } }) =>
      designColours(player ? personalise(document, player) : document),
    ),
  ),
]

/** Returns the colours that change, for plans whose fabrics share a profile. */
async function lookUp(
  plans: readonly Plan[],
  { rendering }: Pick<PressProfile, 'rendering'>,
  dependencies: MakingDependencies,
): Promise<readonly ComingColour[]> {
  const output = await loadOutputProfile(plans[0]!.facts.profile, dependencies)
  if (!output) return []
  const wanted = { colours: coloursOf(plans), output, rendering }
  const found = await dependencies.workers.run(predictColours, wanted, backgroundCaller(dependencies))
  return found.filter(({ deltaE }) => deltaE > SEEN)
}

/**
 * Returns the colours of an order that a printer reproduces differently, as its pictures have them, the largest
 * difference first; none if no profile is known.
 */
export async function findColours(
  plans: readonly Plan[],
  maker: PressProfile,
  dependencies: MakingDependencies,
): Promise<ColourOfPack[]> {
  const byProfile = [...Map.groupBy(plans, ({ facts }) => facts.profile?.hash).values()]
  const all: ColourOfPack[] = []
  for (const own of byProfile) {
    const fabrics = byProfile.length === 1 ? [] : [...new Set(own.map(({ garment }) => garment.fabric))]
    all.push(...(await lookUp(own, maker, dependencies)).map(colour => ({ ...colour, fabrics })))
  }
  return all.toSorted((a, b) => b.deltaE - a.deltaE || a.colour.localeCompare(b.colour))
}
