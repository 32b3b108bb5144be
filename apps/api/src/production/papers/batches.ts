import type { Size } from '@kitwright/garment'
import type { PressSettings } from '@kitwright/press'
import type { Job } from '../../workers/index.ts'
import { filesOf, type MakingDependencies } from '../garmentFile.ts'
import {
  type CutToMake,
  type FloorToMake,
  type PapersResult,
  makeCut,
  makeFloor,
  makeTechPack,
  type PaperOrder,
  type Style,
  type StyleToMake,
} from './job.ts'
import { namesOfCut, namesOfFloor, namesOfTechPack } from './paperNames.ts'
import type { ViewsOf } from './styleViews.ts'

/** Papers that are made together: what they depend on, how they are called, and what makes them. */
export interface Batch<Input> {
  readonly facts: unknown
  readonly names: readonly string[]
  readonly who: Style['who']
  readonly job: Job<Input, PapersResult>
  /** Before it waits for its turn; what it answers is asked when that has come. */
  readonly gather: () => Promise<() => Promise<Input>>
}

interface TechPackDependencies extends MakingDependencies {
  readonly viewsOf: ViewsOf
}

type CutHead = Pick<PaperOrder, 'madeAt'> & Pick<CutToMake, 'plotLanguage' | 'settings'>

/** What is cut depends on no name. */
export function cutBatch({ who, ...style }: Style, { madeAt, plotLanguage, settings }: CutHead): Batch<CutToMake> {
  const { style: code, name, document, chart, lines } = style
  const ordered: Partial<Record<Size, number>> = {}
  for (const { size, qty } of lines) ordered[size] = (ordered[size] ?? 0) + qty
  const { garment, options } = document
  const facts = { style: code, name, garment, options, chart, ordered, madeAt, plotLanguage, settings }
  return { facts, names: namesOfCut(code), who, job: makeCut, gather: async () => async () => facts }
}

type PaperHeader = PaperOrder & { readonly settings: PressSettings }

export const techBatch = (
  style: Style,
  head: PaperHeader,
  { viewsOf, ...dependencies }: TechPackDependencies,
): Batch<StyleToMake> => ({
  facts: { ...head, ...style },
  names: namesOfTechPack(style.style, head.languages),
  who: style.who,
  job: makeTechPack,
  async gather() {
    const views = await viewsOf(style)
    return async () => ({ ...head, ...style, views, ...(await filesOf(style.document, dependencies)) })
  },
})

interface FloorPaperInput extends Pick<FloorToMake, 'opensAt' | 'printer' | 'remake'> {
  readonly styles: readonly Omit<Style, 'lines' | 'chart'>[]
  readonly garments: FloorToMake['garments']
  readonly who: Style['who']
}

export const floorBatch = (
  { styles, who, ...floor }: FloorPaperInput,
  head: PaperOrder,
  { viewsOf }: Pick<TechPackDependencies, 'viewsOf'>,
): Batch<FloorToMake> => ({
  facts: { ...head, styles, ...floor },
  names: namesOfFloor(head.languages),
  who,
  job: makeFloor,
  async gather() {
    const drawn = await Promise.all(styles.map(async style => ({ ...style, views: await viewsOf(style) })))
    return async () => ({ ...head, ...floor, styles: drawn })
  },
})
