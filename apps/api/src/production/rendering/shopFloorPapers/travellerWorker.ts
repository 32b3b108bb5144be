import { getGarment } from '@kitwright/garment'
import { type FloorOrder, loadPaperTexts } from '@kitwright/press'
import { FLOOR_TO_READ, readPaper, writeTraveller } from '@kitwright/press/node'
import { languageTag } from '@kitwright/words'
import type { JobHandler } from '../../../workers/index.ts'
import { PackError } from '../../garments/packError.ts'
import { canvasOf } from './canvasOf.ts'
import type { PapersResult, TravellerToMake } from './job.ts'
import { floorName } from './paperNames.ts'
import { requireNoDifference } from './requireNoDifference.ts'

const PAPER = 'traveller.pdf'

async function travellers(input: TravellerToMake): Promise<Record<string, Uint8Array>> {
  const views = await Promise.all(
    input.styles.map(async ({ views: { front } }) => (front ? await canvasOf(front) : null)),
  )
  const toRead = FLOOR_TO_READ.find(([paper]) => paper === PAPER)![1]
  const files: Record<string, Uint8Array> = {}
  for (const language of input.languages) {
    const styles = input.styles.map(({ style, name, fabrics, document }, at) => ({
      style,
      name,
      productType: getGarment(document.garment).productType,
      fabrics: fabrics.map(names => names[language]),
      view: views[at]!,
    }))
    const facts: FloorOrder = { ...input, approvedAt: input.madeAt, styles }
    const name = floorName(PAPER, languageTag(language))
    files[name] = await writeTraveller(facts, await loadPaperTexts(language, input.timeZone))
    requireNoDifference(name, await readPaper(files[name], toRead(facts)))
  }
  return files
}

export const work: JobHandler<TravellerToMake, PapersResult> = async input => {
  try {
    return { papers: await travellers(input) }
  } catch (error) {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  }
}
