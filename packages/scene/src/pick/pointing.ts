import { originOf } from '@kitwright/artwork'
import type { Point } from '@kitwright/measure'
import { Vector3 } from 'three'
import type { Outfit } from '../stage/outfit.ts'
import type { Hit, ScreenPoint } from '../types.ts'
import type { StageCamera } from '../view/camera.ts'
import { layerAt, partAt } from './pickAt.ts'
import type { SurfaceHit } from './pieceSurface.ts'

interface CanvasSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** Between CSS px on the canvas and mm on the pieces. */
export interface Pointing {
  pick(at: Point, canvas: CanvasSize): Hit | null
  toScreen(piece: string, at: Point, canvas: CanvasSize): ScreenPoint | null
}

export function createPointing(outfit: Outfit, view: StageCamera): Pointing {
  const nearest = (at: Point, { widthPx, heightPx }: CanvasSize): { piece: string; hit: SurfaceHit } | null => {
    const ray = view.ray((at.x / widthPx) * 2 - 1, 1 - (at.y / heightPx) * 2)
    let found: { piece: string; hit: SurfaceHit } | null = null
    for (const { view: piece, surface } of outfit.pieces()) {
      const hit = surface.cast(ray)
      if (hit && (!found || hit.distance < found.hit.distance)) found = { piece: piece.piece.id, hit }
    }
    return found
  }

  return {
    pick(point, canvas) {
      const found = nearest(point, canvas)
      if (!found) return null
      const { piece, hit } = found
      const part = partAt(outfit.find(piece)?.view.areas ?? [], hit.at)
      // Inside faces show no layers.
      const layers = hit.isFront ? outfit.layersOn(piece) : []
      const layer = layerAt(layers, hit.at)
      return part && { piece, part, at: hit.at, layer: layer && originOf(layer) }
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
