import type { DesignDocument, KitRole } from '@kitwright/design'
import type { Size, SizeChart } from '@kitwright/garment'
import type { FloorGarment, PlotLanguage, PressSettings, SquadLine, TechView } from '@kitwright/press'
import type { Language, Names } from '@kitwright/words'
import { defineJob } from '../../../workers/index.ts'
import { STILL_MS } from '../limits.ts'
import type { GarmentToMake } from '../garmentFiles/job.ts'
import type { Problem } from '../../garments/packError.ts'

export type PaperKind = 'pdf' | 'dxf' | 'plt' | 'zpl'

/** Shop, order and time that a paper shows: never the customer, never a price. */
export interface PaperOrder {
  readonly shop: string
  readonly order: string
  /** Equal for the same order, so that the bytes are equal. */
  readonly madeAt: Date
  readonly languages: readonly Language[]
  /** The shop's own time zone, which its dates use. */
  readonly timeZone: string
}

/** A design in one cut, as it was ordered. */
export interface Style {
  /** Code of the style within the order, in characters that every file name accepts. */
  readonly style: string
  readonly name: string
  readonly kit: KitRole | null
  readonly revision: number
  readonly document: DesignDocument
  readonly chart: SizeChart
  readonly chartVersion: number
  /** The shop's names for the colours on its colour card, by hex. */
  readonly cardCodes: Readonly<Record<string, string>>
  readonly fabrics: readonly Names[]
  readonly lines: readonly SquadLine[]
  /** The first wearer of the style, whom problems name. */
  readonly who: GarmentToMake['who']
}

type WithImagesAndFonts<T> = T & Pick<GarmentToMake, 'images' | 'fonts'>

/** PNG views of a style as worn, from each side; without those that cannot be drawn. */
export type StyleViews = Readonly<Partial<Record<TechView, Uint8Array>>>
export type ViewsToDraw = WithImagesAndFonts<Pick<Style, 'document' | 'who'>>
export type StyleViewsResult =
  | { readonly views: StyleViews; readonly problem?: undefined }
  | { readonly problem: Problem }

/** Pages of papers by the id of their part, as drawn for the same facts. */
export type PaperParts = Readonly<Record<string, Uint8Array>>

/** Returns a part's id in the worker's paper of one language. */
export const partId = (language: Language, id: string): string => `${language} ${id}`
/** The pages of a tech pack except its squad. */
export const DESIGN_PART = 'design'

export type StyleToMake = WithImagesAndFonts<Style> &
  PaperOrder & { readonly settings: PressSettings; readonly views: StyleViews; readonly kept: PaperParts }

/** A style for cutters, whoever wears it. */
export interface CutToMake extends Pick<Style, 'style' | 'name' | 'chart'>, Pick<PaperOrder, 'madeAt'> {
  readonly garment: DesignDocument['garment']
  readonly options: DesignDocument['options']
  readonly ordered: Readonly<Partial<Record<Size, number>>>
  readonly plotLanguage: PlotLanguage
  readonly settings: PressSettings
}

/** A style as the floor's papers show it. */
export type FloorStyleFacts = Omit<Style, 'lines' | 'chart' | 'who'>

export interface TravellerToMake extends PaperOrder {
  readonly styles: readonly (FloorStyleFacts & { readonly views: StyleViews })[]
  readonly garments: readonly FloorGarment[]
  readonly remake?: number | undefined
  /** The name of the machine that the files are for. */
  readonly printer?: string | undefined
  readonly opensAt?: string | undefined
}

export interface FloorToMake extends Omit<TravellerToMake, 'styles'> {
  readonly styles: readonly FloorStyleFacts[]
  readonly kept: PaperParts
}

/** The bytes of each paper by its name, or the reason that there are none. */
export type PapersResult =
  | {
      readonly papers: Readonly<Record<string, Uint8Array>>
      /** Parts drawn in this run. */
      readonly parts?: PaperParts
      readonly problem?: undefined
    }
  | { readonly problem: Problem }

const LIMITS = { limitMs: 120_000, stillMs: STILL_MS, limitMb: 1_500, kin: 'papers' }

/** Makes a style's pattern for cutters. */
export const makeCut = defineJob<CutToMake, PapersResult>(new URL('./cutWorker.ts', import.meta.url), LIMITS)

export const drawViews = defineJob<ViewsToDraw, StyleViewsResult>(new URL('./viewsWorker.ts', import.meta.url), LIMITS)

/** Job that makes the tech pack a style is sewn by, in each language. */
export const makeTechPack = defineJob<StyleToMake, PapersResult>(
  new URL('./techPackWorker.ts', import.meta.url),
  LIMITS,
)

/** Makes the sheet that goes with the order from station to station, in each language. */
export const makeTraveller = defineJob<TravellerToMake, PapersResult>(
  new URL('./travellerWorker.ts', import.meta.url),
  LIMITS,
)

/** Makes tickets, labels and packing list, in each language. */
export const makeFloor = defineJob<FloorToMake, PapersResult>(new URL('./floorWorker.ts', import.meta.url), LIMITS)
