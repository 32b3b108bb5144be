import { Buffer } from 'node:buffer'
import { getGarment } from '@kitwright/garment'
import { loadPaperTexts, type FloorOrder } from '@kitwright/press'
import { FLOOR_TO_READ, readPaper, writeLabels, writePackingList, writeTickets, writeZpl } from '@kitwright/press/node'
import { type Language, languageTag } from '@kitwright/words'
import type { JobHandler } from '../../../workers/index.ts'
import { PackError } from '../../garments/packError.ts'
import type { FloorToMake, PapersResult } from './job.ts'
import { floorName, type FloorPaper } from './paperNames.ts'
import { PartsInUse } from './reuseParts.ts'
import { requireNoDifference } from './requireNoDifference.ts'

/** The traveller is made separately, in `travellerWorker.ts`. */
type PaperMadeHere = Exclude<(typeof FLOOR_TO_READ)[number], readonly ['traveller.pdf', unknown]>
const TO_READ = FLOOR_TO_READ.filter((each): each is PaperMadeHere => each[0] !== 'traveller.pdf')

async function papersIn(language: Language, input: FloorToMake, parts: PartsInUse) {
  const { shop, order, madeAt, timeZone, garments, remake, printer, opensAt } = input
  const say = await loadPaperTexts(language, timeZone)
  const styles = input.styles.map(({ style, name, fabrics, document }) => ({
    style,
    name,
    productType: getGarment(document.garment).productType,
    fabrics: fabrics.map(names => names[language]),
    view: null,
  }))
  const facts: FloorOrder = { shop, order, approvedAt: madeAt, styles, garments, remake, printer, opensAt }
  const reuse = parts.reuseIn(language)
  const papers: Record<FloorPaper, Uint8Array> = {
    'tickets.pdf': await writeTickets(facts, say, reuse),
    'labels.pdf': await writeLabels(facts, say, reuse),
    'labels-203dpi.zpl': Buffer.from(writeZpl(facts, say, 203), 'latin1'),
    'labels-300dpi.zpl': Buffer.from(writeZpl(facts, say, 300), 'latin1'),
    'packing-list.pdf': await writePackingList(facts, say),
  }
  const tag = languageTag(language)
  for (const [paper, toRead] of TO_READ)
    requireNoDifference(floorName(paper, tag), await readPaper(papers[paper], toRead(facts)))
  return Object.entries(papers).map(([paper, bytes]) => [floorName(paper as FloorPaper, tag), bytes] as const)
}

export const work: JobHandler<FloorToMake, PapersResult> = async input => {
  try {
    const parts = new PartsInUse(input.kept)
    const papers = await Promise.all(input.languages.map(async language => papersIn(language, input, parts)))
    return { papers: Object.fromEntries(papers.flat()), parts: parts.drawn }
  } catch (error) {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  }
}
