import type { Grade } from '../../grading/grade.ts'
import { lowerGrade } from '../bottoms/lowerGrade.ts'
import { shirtGrades } from '../tops/upperGrade.ts'
import { lowerPattern } from '../bottoms/lowerPattern.ts'
import { JERSEY_CUT, SHORTS_CUT } from './cuts.ts'
import { jerseyPattern } from './jerseyPattern.ts'
import { soccer } from './soccer.ts'

const { id, productType, choices } = soccer

/** Every collar and sleeve of the jersey, and the shorts. */
export const soccerGrade: Grade = {
  garment: id,
  groups: [
    ...shirtGrades({
      productType,
      name: 'jersey',
      cut: JERSEY_CUT,
      sleeves: choices.sleeve,
      collars: choices.collar,
      draft: jerseyPattern,
    }),
    lowerGrade({ productType, cut: SHORTS_CUT, model: 'shorts', draft: lowerPattern }),
  ],
}
