import { measureLayer, type SurfaceCanvas } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { getGarment } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { loadPaperTexts, makeSheets, TECH_VIEWS, type TechPackInput, type TechView } from '@kitwright/press'
import { readPaper, TECH_PACK_TO_READ, writeTechPack } from '@kitwright/press/node'
import { languageTag } from '@kitwright/words'
import type { JobHandler } from '../../workers/index.ts'
import { sourcesOf } from '../garment/drawingSources.ts'
import { howPrinted } from '../garment/sourcesToPrint.ts'
import { PackError } from '../packError.ts'
import { canvasOf } from './canvasOf.ts'
import { BASE_SIZE, type PapersResult, type StyleToMake } from './job.ts'
import { techPackName } from './paperNames.ts'
import { requireNoDifference } from './requireNoDifference.ts'

async function viewsOf({ views }: StyleToMake): Promise<TechPackInput['views']> {
  const shown: { -readonly [side in TechView]?: SurfaceCanvas } = {}
  for (const side of TECH_VIEWS) if (views[side]) shown[side] = await canvasOf(views[side])
  return shown
}

async function techPacks(input: StyleToMake): Promise<Record<string, Uint8Array>> {
  const { order, document, chart, madeAt, fabrics, style, settings } = input
  const garment = getGarment(document.garment)
  const drawn = await sourcesOf(input, 'screen')
  const measure: TechPackInput['measure'] = layer => measureLayer(layer, nodeSurface)
  const label = { order, line: 1, garment: 1 }
  const grades = await loadGrades(garment.id)
  const sheets = makeSheets({
    document,
    garment,
    grades,
    chart,
    size: BASE_SIZE,
    player: null,
    label,
    settings,
    measure,
  })
  const { sources } = drawn
  const views = await viewsOf(input)
  const facts = {
    ...input,
    approvedAt: madeAt,
    garment,
    baseSize: BASE_SIZE,
    sheets,
    sources,
    printedAs: await howPrinted(input, sheets),
    views,
    settings,
    measure,
  }
  const files: Record<string, Uint8Array> = {}
  for (const language of input.languages) {
    const pack = { ...facts, fabrics: fabrics.map(names => names[language]) }
    const name = techPackName(style, languageTag(language))
    files[name] = await writeTechPack(pack, await loadPaperTexts(language, input.timeZone))
    requireNoDifference(name, await readPaper(files[name], TECH_PACK_TO_READ))
  }
  return files
}

export const work: JobHandler<StyleToMake, PapersResult> = async input => {
  try {
    return { papers: await techPacks(input) }
  } catch (error) {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  }
}
