import { createHash } from 'node:crypto'
import { findDifference } from '@kitwright/press/node'
import type { Work } from '../../workers/index.ts'
import { PackError, type Problem } from '../problem.ts'
import type { GarmentToCheck } from './job.ts'
import { sheetsOf } from './sheetsOf.ts'
import { sourcesOf } from './sources.ts'

/** All that a garment is drawn of but who wears it, and the marks that nobody sees on it. */
function alikeOf({ document, chart, size, settings, images }: GarmentToCheck['garment']): string {
  const pictures = images.map(({ id, bytes }) => [id, bytes && createHash('sha256').update(bytes).digest('hex')])
  return JSON.stringify([document, chart, size, settings, pictures])
}

async function check({ garment, pdf }: GarmentToCheck): Promise<Problem | null> {
  // From the order's words again, not from what was drawn from them.
  const [sheets, { sources }] = [await sheetsOf(garment), await sourcesOf(garment)]
  const difference = await findDifference(pdf, { sheets, sources, alike: alikeOf(garment) })
  if (!difference) return null
  const { kind, ...values } = difference
  return { id: kind, values: { ...garment.who, ...values } }
}

export const work: Work<GarmentToCheck, Problem | null> = async garment =>
  check(garment).catch((error: unknown) => {
    if (error instanceof PackError) return error.problem
    throw error
  })
