import type { Grade } from '../../grading/grade.ts'
import { shirtGrades } from '../tops/upperGrade.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { TSHIRT_CUT } from './cuts.ts'
import { tshirt } from './tshirt.ts'

const { id, productType, choices } = tshirt

export const tshirtGrade: Grade = {
  garment: id,
  groups: shirtGrades({
    productType,
    name: id,
    cut: TSHIRT_CUT,
    sleeves: choices.sleeve,
    collars: choices.collar,
    draft: upperPattern,
  }),
}
