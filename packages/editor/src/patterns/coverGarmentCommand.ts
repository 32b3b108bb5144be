import { placeArea } from '@kitwright/artwork'
import { patternsOn, partStyleOf, type Command, type DesignDocument, type PatternUse } from '@kitwright/design'
import { modelsOf, partInfo, type Garment, type PartId } from '@kitwright/garment'
import { toTable } from '@kitwright/garment/wrap'
import { boxAround, boxCentre, boxHeight, boxWidth, unionBox, type Box } from '@kitwright/measure'
import { scaledPattern } from './scaledPattern.ts'
import {
  hasRoom,
  addGarmentWidePattern,
  canSpanGarment,
  sharedPatternCommand,
  sharedPlaces,
} from './garmentWidePatterns.ts'

/** A part's cloth on the flattened garment. */
interface ClothOnTable {
  readonly part: PartId
  /** Boxes of the garment and of this cloth. */
  readonly frame: Box
  readonly box: Box
}

/**
 * Returns the cloth of a part's model that is on the flattened garment and takes the pattern, or wears it already:
 * body, sleeves and panels, without trims.
 */
function clothBeside(
  document: DesignDocument,
  garment: Garment,
  part: PartId,
  wearing: ReadonlySet<PartId>,
): readonly ClothOnTable[] {
  const { options } = document
  const model = modelsOf(garment, options).find(({ areas }) => areas.some(area => area.part === part))
  if (!model) return []
  return model.areas.flatMap(area => {
    const { wrap, frame } = placeArea({ garment, options, span: 'garment' }, area)
    const isCloth = partInfo(garment, area.part).group !== 'trims' && hasRoom(document, area.part)
    const outline = area.region?.flat() ?? model.pieces.find(({ id }) => id === area.piece)?.outline
    if (!wrap || !outline || !(isCloth || wearing.has(area.part))) return []
    return [{ part: area.part, frame, box: boxAround(outline.map(at => toTable(wrap, at))) }]
  })
}

/** Loss of a scale by rounding. */
const ROUNDED = 0.001
const tenth = (mm: number): number => Math.round(mm * 10) / 10 + 0

/**
 * Returns the pattern, scaled and placed so that it covers the whole box. Null if the picture is too long and narrow
 * for that.
 */
function covering(use: PatternUse, box: Box, frame: Box): PatternUse | null {
  const { widthMm = 1, heightMm = 1 } = use.motif ?? {}
  const by = Math.max(boxWidth(box) / widthMm, boxHeight(box) / heightMm)
  const [there, middle] = [boxCentre(box), boxCentre(frame)]
  const large = scaledPattern(use, Math.ceil(1000 * by) / 1000 + ROUNDED)
  const { widthMm: width = 1, heightMm: height = 1 } = large.motif ?? {}
  if (width * large.scale < boxWidth(box) || height * large.scale < boxHeight(box)) return null
  return {
    ...large,
    rotationDeg: 0,
    offsetXMm: tenth(there.x - middle.x),
    offsetYMm: tenth(there.y - middle.y),
  }
}

/**
 * Returns one edit that spreads a continuous picture over all parts of the garment that can take it, including panels.
 * Null if there are none, `too-narrow` if some cloth would stay bare.
 */
export function coverGarmentCommand(
  document: DesignDocument,
  garment: Garment,
  { part, at }: { readonly part: PartId; readonly at: number },
): Command | 'too-narrow' | null {
  const use = patternsOn(partStyleOf(document, part))[at]
  const wearing = new Set(sharedPlaces(document, part, at).map(([id]) => id))
  const cloth = clothBeside(document, garment, part, wearing)
  const [first] = cloth
  if (!use || !first) return null
  const next = covering(use, cloth.map(({ box }) => box).reduce(unionBox), first.frame)
  if (!next) return 'too-narrow'
  const more = [...new Set(cloth.map(each => each.part))].filter(id => !wearing.has(id))
  return {
    kind: 'batch',
    commands: [
      sharedPatternCommand(document, part, next, at),
      ...more.map(id => addGarmentWidePattern(document, id, next)),
    ],
  }
}

/**
 * A part that stays bare when a picture fills the garment. It is not on the flattened garment, or it has the maximum
 * number of patterns.
 */
export interface UncoveredPart {
  readonly part: PartId
  readonly reason: 'out' | 'full'
}

/** Returns the parts of the same model, without its trims, that `coverGarmentCommand` leaves unchanged. */
export function uncoveredParts(
  document: DesignDocument,
  garment: Garment,
  { part, at }: { readonly part: PartId; readonly at: number },
): readonly UncoveredPart[] {
  const model = modelsOf(garment, document.options).find(({ areas }) => areas.some(area => area.part === part))
  const wearing = new Set(sharedPlaces(document, part, at).map(([id]) => id))
  const parts = [...new Set(model?.areas.map(area => area.part))]
  return parts.flatMap((id): readonly UncoveredPart[] => {
    if (partInfo(garment, id).group === 'trims') return []
    if (!canSpanGarment(document, garment, id)) return [{ part: id, reason: 'out' }]
    return wearing.has(id) || hasRoom(document, id) ? [] : [{ part: id, reason: 'full' }]
  })
}
