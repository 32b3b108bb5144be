import type { Work } from '../../workers/index.ts'
import type { Problem } from '../problem.ts'
import type { GarmentToCheck } from './job.ts'

export const work: Work<GarmentToCheck, Problem | null> = async () => null
