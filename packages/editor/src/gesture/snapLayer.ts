import { printableZones, type Layer, type GarmentWithOptions, type RulerGuide } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import { boxAroundAll, boxOfLayer, movedBox, type SizeOf } from '../geometry/boxes.ts'
import { snapField, type SnapField } from '../snapping/snapField.ts'
import { snapBox } from '../snapping/snapBox.ts'
import type { Guides } from '../snapping/types.ts'
import type { LayerHome } from '../layers/carryAcrossSeam.ts'
import { roundToTenths } from '../layers/layerChanges.ts'
import type { MoveContext } from './moveContext.ts'

export interface SnapOptions {
  /** The snapping distance, mm on the cloth: a few pixels of the screen. */
  readonly toleranceMm: number
  readonly sizeOf: SizeOf
}

interface SnapSurroundings {
  /** The layers that do not move. */
  readonly all: readonly Layer[]
  readonly worn: GarmentWithOptions
  /** Guides dragged from the rulers, on all pieces. */
  readonly guides: readonly RulerGuide[]
  readonly sizeOf: SizeOf
}

/** Returns the snapping surroundings of a layer on a piece; null if there is no such piece. */
export function snapFieldAround(id: string, { all, worn, guides, sizeOf }: SnapSurroundings): SnapField | null {
  const piece = findPiece(worn.garment, worn.options, id)?.piece
  if (!piece) return null
  const around = all.filter(layer => layer.piece === id && !layer.isHidden)
  const zones = printableZones(worn).filter(zone => zone.piece === id)
  return snapField({
    piece,
    zones,
    others: around.map(layer => boxOfLayer(layer, sizeOf)),
    guides: guides.filter(guide => guide.piece === id),
  })
}

interface SnappedHome {
  readonly home: LayerHome
  readonly guides: Guides | null
}

/**
 * Returns the function for the box to snap: the moving layers' box around the leader's centre while the leader is on
 * its first piece, else the leader's own box.
 */
function createBoxes({ start, others }: MoveContext, sizeOf: SizeOf): (home: LayerHome) => Box {
  const extent = sizeOf(start)
  const beside = others.filter(({ piece }) => piece === start.piece).map(layer => boxOfLayer(layer, sizeOf))
  const together = movedBox(boxAroundAll([boxOfLayer(start, () => extent), ...beside]), -start.xMm, -start.yMm)
  return ({ piece, at, rotationDeg }) =>
    piece === start.piece && rotationDeg === start.rotationDeg
      ? movedBox(together, at.x, at.y)
      : boxOfLayer({ ...start, xMm: at.x, yMm: at.y, rotationDeg }, () => extent)
}

/** Snaps a moving layer to its surroundings, and a copy also to its originals. Snap targets are collected once a piece. */
export function createSnapper(
  moving: MoveContext,
  { toleranceMm, sizeOf }: SnapOptions,
): (home: LayerHome, isCopying?: boolean) => SnappedHome {
  const { start, others, all, worn, guides } = moving
  const boxAt = createBoxes(moving, sizeOf)
  const fields = new Map<string, SnapField | null>()
  const still = all.filter(({ id }) => id !== start.id && !others.some(other => other.id === id))

  function fieldOf(id: string, isCopying: boolean): SnapField | null {
    const key = `${id} ${isCopying}`
    const known = fields.get(key)
    if (known !== undefined) return known
    const field = snapFieldAround(id, { all: isCopying ? all : still, worn, guides, sizeOf })
    fields.set(key, field)
    return field
  }

  return (home, isCopying = false) => {
    const field = fieldOf(home.piece, isCopying)
    if (!field) return { home, guides: null }
    const { by, guides } = snapBox(field, boxAt(home), toleranceMm)
    return { home: { ...home, at: roundToTenths({ x: home.at.x + by.x, y: home.at.y + by.y }) }, guides }
  }
}
