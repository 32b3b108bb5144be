import { Buffer } from 'node:buffer'
import { getGarment } from '@kitwright/garment'
import { loadPaperTexts, type FloorOrder, type FloorStyle } from '@kitwright/press'
import {
  FLOOR_TO_READ,
  readPaper,
  writeLabels,
  writePackingList,
  writeTickets,
  writeTraveller,
  writeZpl,
} from '@kitwright/press/node'
import { type Language, languageTag } from '@kitwright/words'
import type { JobHandler } from '../../workers/index.ts'
import { PackError } from '../packError.ts'
import { canvasOf } from './canvasOf.ts'
import type { FloorToMake, PapersResult } from './job.ts'
import { floorName, type FloorPaper } from './paperNames.ts'
import { requireNoDifference } from './requireNoDifference.ts'

type StyleWithPictures = Omit<FloorStyle, 'fabrics'> & Pick<FloorToMake['styles'][number], 'fabrics'>

async function drawStyles({ styles }: FloorToMake): Promise<StyleWithPictures[]> {
  const drawn: StyleWithPictures[] = []
  for (const { style, name, fabrics, document, views } of styles) {
    const { productType } = getGarment(document.garment)
    drawn.push({ style, name, productType, fabrics, view: views.front ? await canvasOf(views.front) : null })
  }
  return drawn
}

async function papersIn(
  language: Language,
  { shop, order, madeAt, timeZone, garments, remake, printer, opensAt }: FloorToMake,
  styles: readonly StyleWithPictures[],
) {
  const say = await loadPaperTexts(language, timeZone)
  const spoken = styles.map(each => ({ ...each, fabrics: each.fabrics.map(names => names[language]) }))
  const facts: FloorOrder = { shop, order, approvedAt: madeAt, styles: spoken, garments, remake, printer, opensAt }
  const papers: Record<FloorPaper, Uint8Array> = {
    'traveller.pdf': await writeTraveller(facts, say),
    'tickets.pdf': await writeTickets(facts, say),
    'labels.pdf': await writeLabels(facts, say),
    'labels-203dpi.zpl': Buffer.from(writeZpl(facts, say, 203), 'latin1'),
    'labels-300dpi.zpl': Buffer.from(writeZpl(facts, say, 300), 'latin1'),
    'packing-list.pdf': await writePackingList(facts, say),
  }
  const tag = languageTag(language)
  for (const [paper, toRead] of FLOOR_TO_READ)
    requireNoDifference(floorName(paper, tag), await readPaper(papers[paper], toRead(facts)))
  return Object.entries(papers).map(([paper, bytes]) => [floorName(paper as FloorPaper, tag), bytes] as const)
}

export const work: JobHandler<FloorToMake, PapersResult> = async input => {
  try {
    const styles = await drawStyles(input)
    const papers = await Promise.all(input.languages.map(async language => papersIn(language, input, styles)))
    return { papers: Object.fromEntries(papers.flat()) }
  } catch (error) {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  }
}
