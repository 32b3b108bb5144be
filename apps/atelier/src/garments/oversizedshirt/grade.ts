import type { Grade } from '../../grading/grade.ts'
import { shirtGrades } from '../tops/upperGrade.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { OVERSIZED_CUT } from './cuts.ts'
import { oversizedShirt } from './oversizedshirt.ts'

const { id, productType, choices } = oversizedShirt

export const oversizedShirtGrade: Grade = {
  garment: id,
  groups: shirtGrades({
    productType,
    name: id,
    cut: OVERSIZED_CUT,
    sleeves: choices.sleeve,
    collars: choices.collar,
    draft: upperPattern,
  }),
}
