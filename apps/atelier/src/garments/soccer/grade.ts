import type { Collar, SleeveLength } from '@kitwright/garment'
import type { Grade } from '../../grading/grade.ts'
import { lowerGrade } from '../../grading/lowerGrade.ts'
import { upperGrade } from '../../grading/upperGrade.ts'
import { lowerPattern } from '../lower/lowerPattern.ts'
import { upperPattern } from '../upper/upperPattern.ts'
import { JERSEY_CUT, SHORTS_CUT } from './cuts.ts'
import { soccer } from './soccer.ts'

const productType = 'SOCCER_KIT'

const jerseys = (sleeve: SleeveLength) => {
  const collarOf = (model: string): Collar => model.split('-').at(-1) as Collar
  const others = soccer.choices.collar.filter(collar => collar !== 'crew').map(collar => `jersey-${sleeve}-${collar}`)
  return upperGrade({
    productType,
    cut: JERSEY_CUT,
    sleeve,
    models: [`jersey-${sleeve}-crew`, ...others],
    draft: (model, cut) => upperPattern(cut, { sleeve, collar: collarOf(model) }),
  })
}

/** Every collar and sleeve of the jersey, and the shorts. */
export const soccerGrade: Grade = {
  garment: 'soccer',
  groups: [
    ...soccer.choices.sleeve.map(jerseys),
    lowerGrade({ productType, cut: SHORTS_CUT, model: 'shorts', draft: lowerPattern }),
  ],
}
