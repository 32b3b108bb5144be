import { findDifference } from '@kitwright/press/node'
import type { Work } from '../../workers/index.ts'
import { PackError, type Problem } from '../problem.ts'
import type { GarmentToCheck } from './job.ts'
import { sheetsOf } from './sheetsOf.ts'
import { sourcesOf } from './sources.ts'

async function check({ garment, pdf }: GarmentToCheck): Promise<Problem | null> {
  // From the order's words again, not from what was drawn from them.
  const [sheets, { sources }] = [await sheetsOf(garment), await sourcesOf(garment)]
  const difference = await findDifference(pdf, { sheets, sources })
  if (!difference) return null
  const { kind, ...values } = difference
  return { id: kind, values: { ...garment.who, ...values } }
}

export const work: Work<GarmentToCheck, Problem | null> = async garment =>
  check(garment).catch((error: unknown) => {
    if (error instanceof PackError) return error.problem
    throw error
  })
