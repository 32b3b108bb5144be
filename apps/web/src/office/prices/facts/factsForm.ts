import { FABRIC_LIMITS, FIBRES, type FabricFacts, NO_FACTS } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'

interface TypedShare {
  /** Empty for none. */
  readonly fibre: string
  readonly percent: string
}
/** The facts of a fabric as typed; empty texts are not stated. */
export interface TypedFacts {
  readonly weight: string
  /** As many as a fabric may have. */
  readonly shares: readonly TypedShare[]
  readonly care: FabricFacts['care']
}
export interface FactsErrors {
  readonly isWeightWrong: boolean
  /** The sum of the shares if it is not 100; null if it is right. */
  readonly wrongSum: number | null
  readonly isFibreTwice: boolean
}

export function typedFacts({ weightGsm, composition, care }: FabricFacts = NO_FACTS): TypedFacts {
  const shares = composition.map(({ fibre, percent }) => ({ fibre, percent: String(percent) }))
  const empty = Array.from({ length: FABRIC_LIMITS.fibres - shares.length }, () => ({ fibre: '', percent: '' }))
  return { weight: weightGsm === null ? '' : String(weightGsm), shares: [...shares, ...empty], care }
}

/** Returns the facts, or what is wrong with them. A percentage without a fibre counts as wrong sum. */
export function readFacts({ weight, shares, care }: TypedFacts): FabricFacts | FactsErrors {
  const [least, most] = FABRIC_LIMITS.weightGsm
  const weightGsm = weight.trim() === '' ? null : parseWholeNumber(weight)
  const isWeightWrong = weight.trim() !== '' && (weightGsm === null || weightGsm < least || weightGsm > most)
  const stated = shares.filter(({ fibre, percent }) => fibre !== '' || percent.trim() !== '')
  const composition = stated.flatMap(share => {
    const fibre = FIBRES.find(each => each === share.fibre)
    const percent = parseWholeNumber(share.percent)
    return fibre && percent !== null && percent > 0 ? [{ fibre, percent }] : []
  })
  const sum = composition.reduce((total, { percent }) => total + percent, 0)
  const isComplete = stated.length === 0 || (sum === 100 && composition.length === stated.length)
  const isFibreTwice = new Set(composition.map(({ fibre }) => fibre)).size < composition.length
  if (isWeightWrong || !isComplete || isFibreTwice)
    return { isWeightWrong, wrongSum: isComplete ? null : sum, isFibreTwice }
  return { weightGsm, composition, care }
}
