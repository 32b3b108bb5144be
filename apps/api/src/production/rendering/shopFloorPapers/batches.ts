import type { Size } from '@kitwright/garment'
import { labelParts, linesWithoutPlayers, type PressSettings, ticketParts, withoutPlayers } from '@kitwright/press'
import type { Language } from '@kitwright/words'
import type { Job } from '../../../workers/index.ts'
import { filesOf, type MakingDependencies } from '../printFiles/garmentFile.ts'
import {
  type CutToMake,
  DESIGN_PART,
  type FloorStyleFacts,
  type FloorToMake,
  type PapersResult,
  makeCut,
  makeFloor,
  makeTechPack,
  makeTraveller,
  type PaperOrder,
  type PaperParts,
  partId,
  type Style,
  type StyleToMake,
  type StyleViews,
  type TravellerToMake,
} from './job.ts'
import { namesOfCut, namesOfFloor, namesOfTechPack, namesOfTraveller } from './paperNames.ts'
import type { ViewsOf } from './styleViews.ts'

/** Pages within papers that depend on fewer facts than the whole. */
export interface PartFacts {
  readonly id: string
  readonly facts: unknown
}

/** Papers that are made together: their inputs, their names and their maker. */
export interface Batch<Input> {
  readonly facts: unknown
  readonly names: readonly string[]
  readonly who: Style['who']
  readonly job: Job<Input, PapersResult>
  /** Stored by their inputs, so that a changed name redraws only the pages that show it. */
  readonly parts?: readonly PartFacts[]
  /** Runs before the batch waits for its turn; the returned function is called when that has come. */
  readonly gather: (kept: PaperParts) => Promise<() => Promise<Input>>
}

interface TechPackDependencies extends MakingDependencies {
  readonly viewsOf: ViewsOf
}

type CutHead = Pick<PaperOrder, 'madeAt'> & Pick<CutToMake, 'plotLanguage' | 'settings'>

/** Returns the cutting batch, which does not depend on names. */
export function cutBatch({ who, ...style }: Style, { madeAt, plotLanguage, settings }: CutHead): Batch<CutToMake> {
  const { style: code, name, document, chart, lines } = style
  const ordered: Partial<Record<Size, number>> = {}
  for (const { size, qty } of lines) ordered[size] = (ordered[size] ?? 0) + qty
  const { garment, options } = document
  const facts = { style: code, name, garment, options, chart, ordered, madeAt, plotLanguage, settings }
  return { facts, names: namesOfCut(code), who, job: makeCut, gather: async () => async () => facts }
}

type PaperHeader = PaperOrder & { readonly settings: PressSettings }

const eachLanguage = (languages: readonly Language[], { id, facts }: PartFacts): PartFacts[] =>
  languages.map(language => ({ id: partId(language, id), facts }))

export function techBatch(
  style: Style,
  head: PaperHeader,
  { viewsOf, ...dependencies }: TechPackDependencies,
): Batch<StyleToMake> {
  const { who, ...shown } = style
  const design = { ...head, ...shown, lines: linesWithoutPlayers(style.lines) }
  return {
    facts: { ...head, ...shown },
    names: namesOfTechPack(style.style, head.languages),
    who,
    job: makeTechPack,
    parts: eachLanguage(head.languages, { id: DESIGN_PART, facts: design }),
    async gather(kept) {
      const views = await viewsOf(style)
      return async () => ({ ...head, ...style, views, kept, ...(await filesOf(style.document, dependencies)) })
    },
  }
}

interface FloorPaperInput extends Pick<FloorToMake, 'opensAt' | 'printer' | 'remake' | 'garments'> {
  readonly styles: readonly FloorStyleFacts[]
  readonly who: Style['who']
}

/** Batch of the traveller. It lists the styles and sizes of an order and names no player. */
export function travellerBatch(
  { styles, who, ...floor }: FloorPaperInput,
  head: PaperOrder,
  viewsOfStyle: (at: number) => Promise<StyleViews>,
): Batch<TravellerToMake> {
  const nameless = { ...head, ...floor, garments: withoutPlayers(floor.garments) }
  return {
    facts: { ...nameless, styles },
    names: namesOfTraveller(head.languages),
    who,
    job: makeTraveller,
    async gather() {
      const drawn = await Promise.all(styles.map(async (style, at) => ({ ...style, views: await viewsOfStyle(at) })))
      return async () => ({ ...nameless, styles: drawn })
    },
  }
}

/** Batch of the papers that name players. A part is redrawn only when one of its own garments has changed. */
export function floorBatch({ who, ...floor }: FloorPaperInput, head: PaperOrder): Batch<FloorToMake> {
  const facts = { ...head, ...floor }
  const { garments, ...rest } = facts
  const parts = [...ticketParts(garments), ...labelParts(garments)].map(({ id, from, garments: own }) => ({
    id,
    facts: { ...rest, from, of: garments.length, garments: own },
  }))
  return {
    facts,
    names: namesOfFloor(head.languages),
    who,
    job: makeFloor,
    parts: parts.flatMap(part => eachLanguage(head.languages, part)),
    gather: async kept => async () => ({ ...facts, kept }),
  }
}
