import { encodePicture, portraitOf } from '@kitwright/portrait/node'
import { TECH_VIEWS } from '@kitwright/press'
import type { JobHandler } from '../../../workers/index.ts'
import { sourcesOf } from '../garmentFiles/drawingSources.ts'
import { PackError } from '../../garments/packError.ts'
import type { StyleViewsResult, StyleViews, ViewsToDraw } from './job.ts'

const VIEW = { widthPx: 520, heightPx: 680, ground: null }

async function draw(input: ViewsToDraw): Promise<StyleViews> {
  const { sources } = await sourcesOf(input, 'screen')
  const views: { -readonly [side in keyof StyleViews]: StyleViews[side] } = {}
  for (const view of TECH_VIEWS) {
    const drawn = await portraitOf({ ...VIEW, document: input.document, sources, view })
    if (drawn) views[view] = await encodePicture(drawn, 'png')
  }
  return views
}

export const work: JobHandler<ViewsToDraw, StyleViewsResult> = async input => {
  try {
    return { views: await draw(input) }
  } catch (error) {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  }
}
