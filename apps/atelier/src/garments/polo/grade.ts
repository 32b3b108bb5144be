import type { Grade } from '../../grading/grade.ts'
import { shirtGrades } from '../tops/upperGrade.ts'
import type { Pattern } from '../../sewingPattern/pattern.ts'
import { buttonsPiece, placketPiece } from '../tops/openings/placket.ts'
import { type UpperCut, upperPattern } from '../tops/upperPattern.ts'
import { PLACKET_CUT, POLO_CUT } from './cuts.ts'
import { polo } from './polo.ts'
import type { CutOptions } from '../garmentMaker.ts'

const { id, productType, choices } = polo

/** Drafts a polo. The placket has the same length in every size, since its buttons have one spacing. */
function poloPattern(cut: UpperCut, options: CutOptions): Pattern {
  const { pieces, seams } = upperPattern(cut, options)
  const front = pieces.find(p => p.id === 'front')!
  return { pieces: [...pieces, placketPiece(front, PLACKET_CUT), buttonsPiece(PLACKET_CUT)], seams }
}

export const poloGrade: Grade = {
  garment: id,
  groups: shirtGrades({
    productType,
    name: id,
    cut: POLO_CUT,
    sleeves: choices.sleeve,
    collars: choices.collar,
    draft: poloPattern,
  }),
}
