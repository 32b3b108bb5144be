import type { Grade } from '../../grading/grade.ts'
import { shirtGrades } from '../tops/upperGrade.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { BOXY_CUT } from './cuts.ts'
import { boxyFit } from './boxyfit.ts'

const { id, productType, choices } = boxyFit

export const boxyFitGrade: Grade = {
  garment: id,
  groups: shirtGrades({
    productType,
    name: id,
    cut: BOXY_CUT,
    sleeves: choices.sleeve,
    collars: choices.collar,
    draft: upperPattern,
  }),
}
