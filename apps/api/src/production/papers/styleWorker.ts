import { Buffer } from 'node:buffer'
import { measureLayer, type SurfaceCanvas } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { getGarment, SIZES, type Size } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { portraitOf } from '@kitwright/portrait/node'
import {
  loadSay,
  makeSheets,
  patternPieces,
  plotPiece,
  TECH_VIEWS,
  writeDxf,
  writePlt,
  type TechPackInput,
} from '@kitwright/press'
import { writeTechPack } from '@kitwright/press/node'
import { languageTag } from '@kitwright/words'
import type { Work } from '../../workers/index.ts'
import { type Drawn, sourcesOf } from '../garment/sources.ts'
import { PackError } from '../problem.ts'
import type { MadePapers, StyleToMake } from './job.ts'
import { cutName, techPackName } from './names.ts'

/** In which designs are drawn. */
const BASE_SIZE: Size = 'M'
const VIEW = { widthPx: 520, heightPx: 680, ground: null }

function orderedOf({ lines }: StyleToMake): Partial<Record<Size, number>> {
  const counts: Partial<Record<Size, number>> = {}
  for (const { size, qty } of lines) counts[size] = (counts[size] ?? 0) + qty
  return counts
}

async function cutFiles(input: StyleToMake): Promise<Record<string, Uint8Array>> {
  const { style, name, document, chart, madeAt, settings } = input
  const garment = getGarment(document.garment)
  const ordered = orderedOf(input)
  const sizes = SIZES.filter(size => ordered[size] !== undefined)
  const grades = await loadGrades(garment.id)
  const pieces = patternPieces({ garment, grades, chart, options: document.options, sizes, settings })
  // Blocks are named by the order: a customer's word for it is no name that two programs know alike.
  const dxf = writeDxf({ pieces, style, code: style, baseSize: BASE_SIZE, note: name, ordered, madeAt })
  const plt = writePlt(pieces.map(piece => plotPiece(piece, style)))
  return { [cutName(style, 'dxf')]: Buffer.from(dxf, 'latin1'), [cutName(style, 'plt')]: Buffer.from(plt, 'latin1') }
}

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
    files[techPackName(style, languageTag(language))] = await writeTechPack(pack, await loadSay(language))
  }
  return files
}

export const work: Work<StyleToMake, MadePapers> = async input => {
  try {
    return { papers: { ...(await cutFiles(input)), ...(await techPacks(input)) } }
  } catch (error) {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  }
}
