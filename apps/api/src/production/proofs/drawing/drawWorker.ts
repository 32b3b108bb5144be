import { proofViews } from '@kitwright/press'
import { paintView } from '@kitwright/press/node'
import type { JobHandler } from '../../../workers/index.ts'
import type { GarmentToMake } from '../../rendering/garmentFiles/job.ts'
import { validatedSheets } from '../../rendering/garmentFiles/validateSheets.ts'
import { sourcesOf } from '../../rendering/garmentFiles/drawingSources.ts'
import { PackError } from '../../garments/packError.ts'
import type { ProofViewResult, RenderedView } from './job.ts'

/** Draws the sheets that would be printed, after the same checks. */
async function draw(garment: GarmentToMake): Promise<ProofViewResult> {
  const { sheets } = await validatedSheets(garment)
  const { sources } = await sourcesOf(garment, 'screen')
  const views: RenderedView[] = []
  for (const view of proofViews(sheets)) views.push({ side: view.side, ...(await paintView(view, sources)) })
  return { views }
}

export const work: JobHandler<GarmentToMake, ProofViewResult> = async garment =>
  draw(garment).catch((error: unknown) => {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  })
