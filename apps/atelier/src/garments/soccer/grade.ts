import type { GarmentOptions } from '@kitwright/garment'
import type { Grade } from '../../grading/grade.ts'
import { lowerGrade } from '../../grading/lowerGrade.ts'
import { shirtGrades } from '../../grading/upperGrade.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { lowerPattern } from '../lower/lowerPattern.ts'
import { pieceOf } from '../regions.ts'
import { slitBandPiece } from '../upper/placket.ts'
import { type UpperCut, upperPattern } from '../upper/upperPattern.ts'
import { JERSEY_CUT, SHORTS_CUT, SLIT_BAND } from './cuts.ts'
import { soccer } from './soccer.ts'

const { id, productType, choices } = soccer

/** The polo's V is bound by a band, in the front's own millimetres. */
function jerseyPattern(cut: UpperCut, options: GarmentOptions): Pattern {
  const pattern = upperPattern(cut, options)
  if (options.collar !== 'polo') return pattern
  return { ...pattern, pieces: [...pattern.pieces, slitBandPiece(pieceOf(pattern, 'front'), SLIT_BAND.widthMm)] }
}

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
