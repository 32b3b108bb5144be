import { measureLayer, type SurfaceCanvas } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { baseSizeOf, getGarment } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { loadPaperTexts, makeSheets, TECH_VIEWS, type TechPackInput, type TechView } from '@kitwright/press'
import {
  drawDesignPages,
  fitSquad,
  joinTechPack,
  readPaper,
  type SquadInput,
  TECH_PACK_TO_READ,
} from '@kitwright/press/node'
import { languageTag } from '@kitwright/words'
import type { JobHandler } from '../../../workers/index.ts'
import { sourcesOf } from '../garmentFiles/drawingSources.ts'
import { howPrinted } from '../garmentFiles/sourcesToPrint.ts'
import { PackError } from '../../garments/packError.ts'
import { canvasOf } from './canvasOf.ts'
import { DESIGN_PART, type PapersResult, partId, type StyleToMake } from './job.ts'
import { techPackName } from './paperNames.ts'
import { requireNoDifference } from './requireNoDifference.ts'

async function viewsOf({ views }: StyleToMake): Promise<TechPackInput['views']> {
  const shown: { -readonly [side in TechView]?: SurfaceCanvas } = {}
  for (const side of TECH_VIEWS) if (views[side]) shown[side] = await canvasOf(views[side])
  return shown
}

async function loadDesign(input: StyleToMake, squad: SquadInput) {
  const { order, document, chart, settings } = input
  const { garment } = squad
  const { sources } = await sourcesOf(input, 'screen')
  const measure: TechPackInput['measure'] = layer => measureLayer(layer, nodeSurface)
  const label = { order, line: 1, garment: 1 }
  const grades = await loadGrades(garment.id)
  const cut = {
    document,
    garment,
    grades,
    chart,
    size: baseSizeOf(garment.productType),
    player: null,
    label,
    settings,
    measure,
  }
  const sheets = makeSheets(cut)
  const views = await viewsOf(input)
  const printedAs = await howPrinted(input, sheets)
  return { ...input, ...squad, baseSize: baseSizeOf(garment.productType), sheets, sources, printedAs, views, measure }
}

interface TechPacks {
  readonly papers: Record<string, Uint8Array>
  readonly parts: Record<string, Uint8Array>
}

async function techPacks(input: StyleToMake): Promise<TechPacks> {
  const squad = { ...input, approvedAt: input.madeAt, garment: getGarment(input.document.garment) }
  let loading: ReturnType<typeof loadDesign> | undefined
  const papers: Record<string, Uint8Array> = {}
  const parts: Record<string, Uint8Array> = {}
  for (const language of input.languages) {
    const say = await loadPaperTexts(language, input.timeZone)
    const id = partId(language, DESIGN_PART)
    let design = input.kept[id]
    if (!design || !(await fitSquad(design, squad, say))) {
      const facts = await (loading ??= loadDesign(input, squad))
      design = drawDesignPages({ ...facts, fabrics: input.fabrics.map(names => names[language]) }, say)
      parts[id] = design
    }
    const name = techPackName(input.style, languageTag(language))
    papers[name] = await joinTechPack(squad, say, design)
    requireNoDifference(name, await readPaper(papers[name], TECH_PACK_TO_READ))
  }
  return { papers, parts }
}

export const work: JobHandler<StyleToMake, PapersResult> = async input => {
  try {
    return await techPacks(input)
  } catch (error) {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  }
}
