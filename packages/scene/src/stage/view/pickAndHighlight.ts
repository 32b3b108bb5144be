import { bandOf, originalLayerId } from '@kitwright/artwork'
import { type Point, polygonContains } from '@kitwright/measure'
import { Vector3 } from 'three'
import type { Outfit } from '../outfit/outfit.ts'
import type { Hit, ScreenPoint, Stage } from '../../types.ts'
import type { StageCamera } from '../../view/camera.ts'
import type { SurfaceHit } from '../../picking/pieceSurface.ts'
import { cachedLayerSize } from '@kitwright/artwork/browser'
import type { Layer } from '@kitwright/design'
import type { PartArea, PartId } from '@kitwright/garment'
import { quadContains } from '../../layers/quadBounds.ts'

/** Returns the visible part at a point: the last area drawn there. */
function partAt(areas: readonly PartArea[], at: Point): PartId | null {
  const seen = areas.findLast(({ region }) => !region || region.some(polygon => polygonContains(polygon, at)))
  return seen?.part ?? null
}

/** Returns the topmost visible layer whose own box contains the point. */
function layerAt(layers: readonly Layer[], at: Point): string | null {
  const isUnder = (layer: Layer): boolean =>
    !layer.isHidden &&
    layer.opacity > 0 &&
    !bandOf(layer) &&
    quadContains(
      { centre: { x: layer.xMm, y: layer.yMm }, ...cachedLayerSize(layer), rotationDeg: layer.rotationDeg },
      at,
    )
  return layers.findLast(isUnder)?.id ?? null
}

interface CanvasSize {
  readonly widthPx: number
  readonly heightPx: number
}

type Target = Parameters<Stage['highlight']>[0]

/** Maps between CSS px on the canvas and mm on the pieces, and highlights the layer pointed at. */
export interface Picker {
  pick(at: Point, canvas: CanvasSize): Hit | null
  toScreen(piece: string, at: Point, canvas: CanvasSize): ScreenPoint | null
  highlight(target: Target): void
  /** Updates the highlight after a change of layers or models. */
  highlightAgain(): void
}

export function createPicker(outfit: Outfit, view: StageCamera): Picker {
  const nearest = (at: Point, { widthPx, heightPx }: CanvasSize): { piece: string; hit: SurfaceHit } | null => {
    const ray = view.ray((at.x / widthPx) * 2 - 1, 1 - (at.y / heightPx) * 2)
    let found: { piece: string; hit: SurfaceHit } | null = null
    for (const { view: piece, surface } of outfit.pieces()) {
      const hit = surface.cast(ray)
      if (hit && (!found || hit.distance < found.hit.distance)) found = { piece: piece.piece.id, hit }
    }
    return found
  }

  let highlighted: Target = null
  const highlight = (target: Target): void => {
    highlighted = target
    for (const { view: piece } of outfit.pieces()) piece.highlight(target, outfit.layersOn(piece.piece.id))
  }

  return {
    highlight,
    highlightAgain() {
      if (highlighted) highlight(highlighted)
    },
    pick(point, canvas) {
      const found = nearest(point, canvas)
      if (!found) return null
      const { piece, hit } = found
      const part = partAt(outfit.find(piece)?.view.areas ?? [], hit.at)
      // Inside faces show no layers.
      const layers = hit.isFront ? outfit.layersOn(piece) : []
      const layer = layerAt(layers, hit.at)
      return part === null ? null : { piece, part, at: hit.at, layer: layer && originalLayerId(layer) }
    },
    toScreen(piece, at, { widthPx, heightPx }) {
      const point = outfit.find(piece)?.surface.locate(at)
      if (!point) return null
      const toEye = new Vector3().subVectors(view.camera.position, point.position)
      const isFacing = toEye.dot(point.normal) > 0
      const { x, y } = point.position.project(view.camera)
      return { x: ((x + 1) / 2) * widthPx, y: ((1 - y) / 2) * heightPx, isFacing }
    },
  }
}
