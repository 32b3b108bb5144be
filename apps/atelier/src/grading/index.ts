import { boxingtrunkGrade } from '../garments/boxingtrunk/grade.ts'
import { boxyFitGrade } from '../garments/boxyfit/grade.ts'
import { hoodieGrade } from '../garments/hoodie/grade.ts'
import { oversizedShirtGrade } from '../garments/oversizedshirt/grade.ts'
import { poloGrade } from '../garments/polo/grade.ts'
import { sleevelessGrade } from '../garments/sleeveless/grade.ts'
import { soccerGrade } from '../garments/soccer/grade.ts'
import { tshirtGrade } from '../garments/tshirt/grade.ts'
import type { Grade } from './grade.ts'

/** Every garment that is graded, in the order of the specification's product types. */
export const GRADES: readonly Grade[] = [
  soccerGrade,
  oversizedShirtGrade,
  poloGrade,
  sleevelessGrade,
  tshirtGrade,
  hoodieGrade,
  boxyFitGrade,
  boxingtrunkGrade,
]
