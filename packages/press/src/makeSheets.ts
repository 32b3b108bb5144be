import { gradeDocument, drawPiece, type LayerBox } from '@kitwright/artwork'
import { personalise, type DesignDocument, type Layer, type PrintedPlayer } from '@kitwright/design'
import { piecesOf, sizeLabel, type Garment, type PieceOfModel, type Size, type SizeChart } from '@kitwright/garment'
import { garmentOnSize, type GradedGarment } from '@kitwright/garment/grades'
import { boxAround, boxHeight, growBox, unionBox, type Box, type Point } from '@kitwright/measure'
import { hemsOf, linesOf } from './outlines/cutLine.ts'
import { extendIntoBleed } from './outlines/extendIntoBleed.ts'
import { notchesOf } from './outlines/notches.ts'
import { findingsOf } from './findings.ts'
import { labelOf, type LabelFacts } from './pieceLabel.ts'
import type { PressSettings } from './settings.ts'
import type { Sheet } from './sheet.ts'
import { cornersOf } from './strip/plate.ts'
import { runsOf } from './strip/runs.ts'

export interface SheetsInput {
  readonly document: DesignDocument
  /** The garment in the base size, as designed. */
  readonly garment: Garment
  /** Result of `loadGrades(garment.id)`. */
  readonly grades: GradedGarment
  readonly chart: SizeChart
  readonly size: Size
  /** Player who wears it; null if none is named: the design's own name and number are printed. */
  readonly player: PrintedPlayer | null
  readonly label: Pick<LabelFacts, 'order' | 'line' | 'garment' | 'alike' | 'remake' | 'opensAt'>
  readonly settings: PressSettings
  /** `measureLayer` for artwork, with the caller's canvases. */
  readonly measure: (layer: Layer) => LayerBox
}

const GRAIN_MM = 200
const GAP_MM = 4

/** Returns a grain line left of the piece, along its height: all pieces are drawn as they lie on the cloth. */
function grainBeside(bleed: Box): readonly [Point, Point] {
  const [x, middle] = [bleed[0] - GAP_MM, (bleed[1] + bleed[3]) / 2]
  const half = Math.min(GRAIN_MM, boxHeight(bleed) * 0.6) / 2
  return [
    { x, y: middle - half },
    { x, y: middle + half },
  ]
}

interface SizeInput {
  readonly input: SheetsInput
  readonly document: DesignDocument
  readonly graded: Garment
}

function sheetOf(
  { model, piece }: PieceOfModel,
  place: { at: number; of: number },
  { input, document, graded }: SizeInput,
): Sheet {
  const { settings, size, player } = input
  const lines = linesOf(model, piece, settings)
  const [trim, bleed] = [boxAround(lines.cut), boxAround(lines.bleed)]
  const reach = Math.max(settings.hemMm, settings.seamMm) + settings.bleedMm + GAP_MM
  const artwork = { ...drawPiece(document, graded, piece.id), box: growBox(bleed, 1) }
  const beyond = extendIntoBleed(artwork, reach)
  const grain = grainBeside(bleed)
  const hems = hemsOf(model, piece)
  const notches = notchesOf(model, piece, settings.seamMm)
  const findings = findingsOf(artwork)
  const label = labelOf(
    {
      ...input.label,
      ...place,
      name: player?.name ?? '',
      number: player?.number ?? null,
      size: sizeLabel(size),
      piece: piece.id,
    },
    {
      hems,
      lines,
      runs: runsOf(model, piece, hems),
      notches,
      seamMm: settings.seamMm,
      hasNote: findings.length > 0,
      hemMm: settings.hemMm,
      beside: { x: bleed[0], y: bleed[3] + GAP_MM },
      clearMm: settings.bleedMm + GAP_MM,
      avoid: growBox(boxAround(grain), GAP_MM),
    },
  )
  const seen = unionBox(unionBox(bleed, growBox(boxAround(grain), 2)), boxAround(cornersOf(label)))
  const page = growBox(seen, settings.marginMm)
  const names = { model: model.id, piece: piece.id, size, cutName: settings.cutName, isMirrored: settings.isMirrored }
  return { ...names, page, trim, bleed, artwork, beyond, lines, notches, grain, label, findings }
}

/**
 * Makes a sheet for each cut piece of each model of one garment, in the wearer's size and with his name and number.
 * Modelled trims are bought, not cut. Throws as `gradePieces` does.
 */
export function makeSheets(input: SheetsInput): Sheet[] {
  const { garment, grades, chart, size, player, measure } = input
  const personal = player ? personalise(input.document, player) : input.document
  const graded = garmentOnSize({ garment, grades, chart, size, options: personal.options })
  const document = gradeDocument(personal, { base: garment, graded, measure })
  const cut = piecesOf(graded, document.options).filter(({ piece }) => !piece.isTrim)
  return cut.map((each, i) => sheetOf(each, { at: i + 1, of: cut.length }, { input, document, graded }))
}
