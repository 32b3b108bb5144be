import { proofViews } from '@kitwright/press'
import { paintView } from '@kitwright/press/node'
import type { Work } from '../../workers/index.ts'
import type { GarmentToMake } from '../garment/job.ts'
import { soundSheets } from '../garment/soundSheets.ts'
import { sourcesOf } from '../garment/sources.ts'
import { PackError } from '../problem.ts'
import type { DrawnLook, DrawnView } from './job.ts'

/** The sheets are those that would be printed, with the same questions asked of them. */
async function draw(garment: GarmentToMake): Promise<DrawnLook> {
  const { sheets } = await soundSheets(garment)
  const { sources } = await sourcesOf(garment, 'screen')
  const views: DrawnView[] = []
  for (const view of proofViews(sheets)) views.push({ side: view.side, ...(await paintView(view, sources)) })
  return { views }
}

export const work: Work<GarmentToMake, DrawnLook> = async garment =>
  draw(garment).catch((error: unknown) => {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  })
