import { compareViews } from '@kitwright/press/node'
import type { JobHandler } from '../../../workers/index.ts'
import type { Difference, Pair } from './job.ts'

export const work: JobHandler<readonly Pair[], readonly Difference[]> = async pairs => {
  const found: Difference[] = []
  for (const { side, before, after } of pairs) found.push({ side, boxes: await compareViews(before, after) })
  return found
}
