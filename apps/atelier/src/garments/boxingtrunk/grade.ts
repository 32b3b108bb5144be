import type { Grade } from '../../grading/grade.ts'
import { lowerGrade } from '../bottoms/lowerGrade.ts'
import { lowerPattern } from '../bottoms/lowerPattern.ts'
import { boxingtrunk } from './boxingtrunk.ts'
import { TRUNKS_CUT } from './cut.ts'

const { id, productType } = boxingtrunk

export const boxingtrunkGrade: Grade = {
  garment: id,
  groups: [lowerGrade({ productType, cut: TRUNKS_CUT, model: 'trunks', draft: lowerPattern })],
}
