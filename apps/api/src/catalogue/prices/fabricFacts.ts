import { type FabricFacts, NO_FACTS, TREATMENTS } from '@kitwright/garment'

/** The facts as the table has them. An absent treatment is not stated. */
export interface FactColumns {
  readonly weight_gsm: number | null
  readonly composition: FabricFacts['composition']
  readonly care: Partial<FabricFacts['care']>
}

export const factsFromColumns = ({ weight_gsm: weightGsm, composition, care }: FactColumns): FabricFacts => ({
  weightGsm,
  composition: composition.map(({ fibre, percent }) => ({ fibre, percent })),
  care: { ...NO_FACTS.care, ...care },
})

export function factColumns({ weightGsm, composition, care }: FabricFacts): FactColumns {
  const stated = TREATMENTS.flatMap(treatment => (care[treatment] === null ? [] : [[treatment, care[treatment]]]))
  return { weight_gsm: weightGsm, composition, care: Object.fromEntries(stated) as FactColumns['care'] }
}
