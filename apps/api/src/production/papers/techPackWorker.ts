import { measureLayer, type SurfaceCanvas } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { getGarment } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { portraitOf } from '@kitwright/portrait/node'
import { loadSay, makeSheets, TECH_VIEWS, type TechPackInput } from '@kitwright/press'
import { readPaper, TECH_PACK_TO_READ, writeTechPack } from '@kitwright/press/node'
import { languageTag } from '@kitwright/words'
import type { Work } from '../../workers/index.ts'
import { type Drawn, sourcesOf } from '../garment/sources.ts'
import { PackError } from '../problem.ts'
import { BASE_SIZE, type MadePapers, type StyleToMake } from './job.ts'
import { techPackName } from './names.ts'
import { requireSame } from './requireSame.ts'

const VIEW = { widthPx: 520, heightPx: 680, ground: null }

async function viewsOf({ document }: StyleToMake, { sources }: Drawn): Promise<TechPackInput['views']> {
  const views: Partial<Record<(typeof TECH_VIEWS)[number], SurfaceCanvas>> = {}
  for (const view of TECH_VIEWS) {
    const drawn = await portraitOf({ ...VIEW, document, sources, view })
    if (drawn) views[view] = drawn
  }
  return views
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
  const views = await viewsOf(input, drawn)
  const facts = {
    ...input,
    approvedAt: madeAt,
    garment,
    baseSize: BASE_SIZE,
    sheets,
    sources,
    views,
    settings,
    measure,
  }
  const files: Record<string, Uint8Array> = {}
  for (const language of input.languages) {
    const pack = { ...facts, fabrics: fabrics.map(names => names[language]) }
    const name = techPackName(style, languageTag(language))
    files[name] = await writeTechPack(pack, await loadSay(language))
    requireSame(name, await readPaper(files[name], TECH_PACK_TO_READ))
  }
  return files
}

export const work: Work<StyleToMake, MadePapers> = async input => {
  try {
    return { papers: await techPacks(input) }
  } catch (error) {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  }
}
