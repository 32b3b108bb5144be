import type { LayerBox, Sources, SurfaceCanvas } from '@kitwright/artwork'
import type { DesignDocument, KitRole, Layer, UnprintedField } from '@kitwright/design'
import type { Garment, Size, SizeChart } from '@kitwright/garment'
import type { AskPrinted } from '../findings.ts'
import type { PressSettings } from '../settings.ts'
import type { Sheet } from '../sheet.ts'

/** The wearers of a style's garments, or the number of a size without names. */
export interface SquadLine {
  /** The order's line, from 1. */
  readonly line: number
  readonly number: number | null
  /** The printed text; null where the design's own texts are printed. */
  readonly printed: string | null
  /** The player's fields that the design has no text for. */
  readonly unprinted?: readonly UnprintedField[]
  readonly name: string
  readonly size: Size
  readonly sleeve: 'short' | 'long' | null
  readonly version: 'player' | 'goalkeeper'
  readonly qty: number
}

export const TECH_VIEWS = ['front', 'back', 'left', 'right'] as const
export type TechView = (typeof TECH_VIEWS)[number]

/** Content of the tech pack of one style of an order: a design in one cut. It omits the customer and prices. */
export interface TechPackInput {
  readonly shop: string
  readonly order: string
  /** The style's id within the order, safe for file names. */
  readonly style: string
  /** The design's name. */
  readonly name: string
  /** Kit role of the design; null for home and the goalkeepers' own, which the lines name. */
  readonly kit: KitRole | null
  readonly revision: number
  readonly approvedAt: Date
  readonly document: DesignDocument
  readonly garment: Garment
  readonly chart: SizeChart
  readonly chartVersion: number
  readonly baseSize: Size
  /** The shop's card names of the design's colours that are on it, by hex. */
  readonly cardCodes: Readonly<Record<string, string>>
  /** The fabrics' names in the paper's language. */
  readonly fabrics: readonly string[]
  readonly lines: readonly SquadLine[]
  /** The sheets in the base size, with the design's own texts. */
  readonly sheets: readonly Sheet[]
  readonly sources: Sources
  /** The garment as worn, seen from each side. Views that cannot be rendered are omitted. */
  readonly views: Readonly<Partial<Record<TechView, SurfaceCanvas>>>
  /** Form of a customer's picture on the page. Absent: the picture's own pixels. */
  readonly printedAs?: AskPrinted | undefined
  readonly settings: PressSettings
  readonly measure: (layer: Layer) => LayerBox
}

export const piecesOrdered = (lines: readonly SquadLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0)

const withoutPlayer = (line: SquadLine): SquadLine => ({
  ...line,
  number: null,
  printed: null,
  unprinted: [],
  name: '',
})

/** Returns squad lines for the design's pages: they count garments and name nobody. */
export const linesWithoutPlayers = (lines: readonly SquadLine[]): SquadLine[] => lines.map(withoutPlayer)
