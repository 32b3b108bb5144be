import { soccerGrade } from '../garments/soccer/grade.ts'
import type { Grade } from './grade.ts'

/** Every garment that is graded, in the order of the specification's product types. */
export const GRADES: readonly Grade[] = [soccerGrade]
