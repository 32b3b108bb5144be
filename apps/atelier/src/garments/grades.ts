import { boxingtrunkGrade } from './boxingtrunk/grade.ts'
import { boxyFitGrade } from './boxyfit/grade.ts'
import { hoodieGrade } from './hoodie/grade.ts'
import { oversizedShirtGrade } from './oversizedshirt/grade.ts'
import { poloGrade } from './polo/grade.ts'
import { sleevelessGrade } from './sleeveless/grade.ts'
import { soccerGrade } from './soccer/grade.ts'
import { tshirtGrade } from './tshirt/grade.ts'
import type { Grade } from '../grading/grade.ts'

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
