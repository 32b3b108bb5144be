import { placeArea } from '@kitwright/artwork'
import {
  createPatternUse,
  firstColour,
  LIMITS,
  motifSize,
  patternsOn,
  partStyleOf,
  type Command,
  type DesignDocument,
  type ImageLayer,
  type PatternUse,
  type PictureMotif,
} from '@kitwright/design'
import { areasOfPiece, findPiece, type Garment, type PartId } from '@kitwright/garment'
import { toTable, type WrapMap } from '@kitwright/garment/wrap'
import { boxCentre, clamp, normaliseDegrees, polygonContains, toDegrees, toRadians } from '@kitwright/measure'
import { partOf } from '../sheet/pickOnSheet.ts'
import { tidyDegrees } from '../layers/layerChanges.ts'
import { patternPlaces, type PatternPlace } from './patternHandles.ts'
import { hasRoom, layOverGarment, sharedPatternCommand } from './garmentWidePatterns.ts'
import { jacobianDeterminant, applyJacobian, unmapRotation, jacobianAt, type Jacobian } from './patternJacobian.ts'

/** Maps a rotation to the target space. Also returns whether the map mirrors. */
function turnOf(way: Jacobian, rotationDeg: number): { readonly rotationDeg: number; readonly isBehind: boolean } {
  const up = applyJacobian(way, { x: Math.sin(toRadians(rotationDeg)), y: -Math.cos(toRadians(rotationDeg)) })
  const turned = normaliseDegrees(toDegrees(Math.atan2(up.x, -up.y)))
  return { rotationDeg: turned > 180 ? turned - 360 : turned, isBehind: jacobianDeterminant(way) < 0 }
}

/** Returns the length scale of the map. */
const growthOf = (way: Jacobian): number => Math.sqrt(Math.abs(jacobianDeterminant(way)))

const tenth = (mm: number): number => Math.round(mm * 10) / 10 + 0

/**
 * Turns a layer's picture into a pattern that appears once, in its own colours, at the layer's position on the
 * flattened garment.
 */
function roundPattern(layer: ImageLayer, wrap: WrapMap, colour: string): PatternUse {
  const { asset, widthMm, heightMm, opacity, isMirrored } = layer
  const at = { x: layer.xMm, y: layer.yMm }
  const [there, middle] = [toTable(wrap, at), boxCentre(wrap.frame)]
  const way = jacobianAt(at, place => toTable(wrap, place))
  const { rotationDeg, isBehind } = turnOf(way, layer.rotationDeg)
  return {
    ...createPatternUse('own-picture', colour),
    motif: {
      kind: 'picture',
      asset,
      inks: 0,
      ...(isMirrored !== isBehind && { isMirrored: true }),
      isRound: true,
      ...motifSize(widthMm, heightMm, growthOf(way)),
      gapXMm: 0,
      gapYMm: 0,
      rows: 'once',
    },
    opacity,
    rotationDeg: tidyDegrees(rotationDeg),
    offsetXMm: tenth(there.x - middle.x),
    offsetYMm: tenth(there.y - middle.y),
  }
}

/** A continuous picture: its part, the index of its pattern, and the edit. */
export interface RoundPicture {
  readonly part: PartId
  readonly at: number
  readonly command: Command
}

/**
 * The reason a picture cannot be wrapped: its part has the maximum number of patterns, or is not on the flattened
 * garment.
 */
export type WrapRefusal = 'full' | 'out'

/**
 * Turns a picture layer into a garment-wide pattern at the same position and size: the topmost pattern of the part
 * under its middle. The garment's wrap maps must be loaded.
 */
export function wrapPicture(document: DesignDocument, garment: Garment, layer: ImageLayer): RoundPicture | WrapRefusal {
  const { options } = document
  const part = partOf(garment, options, { piece: layer.piece, at: { x: layer.xMm, y: layer.yMm } })
  const area = areasOfPiece(garment, options, layer.piece).find(each => each.part === part)
  const wrap = area && placeArea({ garment, options, span: 'garment' }, area).wrap
  if (part === null || !wrap) return 'out'
  if (!hasRoom(document, part)) return 'full'
  const style = partStyleOf(document, part)
  const pattern = roundPattern(layer, wrap, firstColour(style.fill).slice(0, 7))
  const laid = layOverGarment(document, garment, part, pattern)
  const command: Command = { kind: 'batch', commands: [{ kind: 'removeLayer', id: layer.id }, laid] }
  return { part, at: patternsOn(style).length, command }
}

/**
 * Turns a wrapped picture, in its own colours and appearing once, back into a layer on the piece under its middle. Null
 * if no piece shows it.
 */
export function unwrapPicture(
  document: DesignDocument,
  garment: Garment,
  { part, at }: Pick<RoundPicture, 'part' | 'at'>,
  id: string,
): Command | null {
  const places = patternPlaces(document, garment, part, at)
  const isWithin = ({ piece, centre }: PatternPlace): boolean => {
    const outline = findPiece(garment, document.options, piece)?.piece.outline
    return outline !== undefined && polygonContains(outline, centre)
  }
  const place = places.find(isWithin) ?? places[0]
  const motif = place?.pattern.motif
  if (!place || motif?.kind !== 'picture') return null
  const { pattern, centre, way } = place
  const by = pattern.scale / growthOf(way)
  const { isBehind } = turnOf(way, 0)
  const layer: ImageLayer = {
    id,
    kind: 'image',
    name: null,
    role: 'image',
    asset: motif.asset,
    piece: place.piece,
    xMm: tenth(centre.x),
    yMm: tenth(centre.y),
    rotationDeg: tidyDegrees(unmapRotation(way, pattern.rotationDeg)),
    opacity: pattern.opacity,
    isHidden: false,
    isLocked: false,
    isMirrored: (motif.isMirrored === true) !== isBehind,
    ...layerSize(motif, by),
  }
  return { kind: 'batch', commands: [sharedPatternCommand(document, part, null, at), { kind: 'addLayer', layer }] }
}

/** Returns the scaled size within a layer's limits, in its proportions. */
function layerSize({ widthMm, heightMm }: PictureMotif, by: number): Pick<ImageLayer, 'widthMm' | 'heightMm'> {
  const longest = Math.max(widthMm, heightMm)
  const within = clamp(by, LIMITS.smallestMm / longest, LIMITS.sizeMm / longest)
  return { widthMm: tenth(widthMm * within), heightMm: tenth(heightMm * within) }
}
