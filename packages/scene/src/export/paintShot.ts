import type { ViewName } from '@kitwright/garment'
import type { Scene, WebGLRenderer } from 'three'
import type { Outfit } from '../stage/outfit/outfit.ts'
import type { StageCamera } from '../view/camera.ts'
import { START_POSE, viewPose, type Pose } from '../view/orbit.ts'
import { cellsOf } from './shotGrid.ts'
import { paintClubGround, paintStudioGround } from './shotBackground.ts'
import { tilesOf, type Tile } from './tiles.ts'

/** Camera angle in degrees: yaw around the garment (0 is in front) and pitch above it. */
export type Angle = Pick<Pose, 'yawDeg' | 'pitchDeg'>

export interface Shot {
  /** Views in one picture: side by side from the left, or stacked where that gives them more space. */
  readonly angles: readonly (ViewName | Angle)[]
  readonly widthPx: number
  readonly heightPx: number
  /** Margin above and below the garments that social networks cover with their own controls. */
  readonly marginPx?: number
  /** The studio's ground, a club's colours with the main one first, or null for a transparent background. */
  readonly ground: 'studio' | readonly string[] | null
}

/** Small devices refuse larger drawing surfaces, so larger pictures are composed of several. */
const TILE_PX = 1536

/** The renderer and camera that take the pictures. */
interface Lens {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  readonly view: StageCamera
  readonly outfit: Pick<Outfit, 'updateDetail'>
}

function drawTile(renderer: WebGLRenderer, scene: Scene, view: StageCamera, tile: Tile): HTMLCanvasElement {
  renderer.setSize(tile.widthPx, tile.heightPx, false)
  renderer.clear()
  renderer.render(scene, view.camera)
  if (renderer.getContext().isContextLost()) throw new Error('the device took the drawing surface away')
  return renderer.domElement
}

const poseOf = (angle: ViewName | Angle): Pose =>
  typeof angle === 'string' ? viewPose(angle) : { ...START_POSE, ...angle }

function penFor(canvas: HTMLCanvasElement, shot: Shot): CanvasRenderingContext2D {
  const { widthPx, heightPx, ground } = shot
  canvas.width = widthPx
  canvas.height = heightPx
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  if (ground === 'studio') paintStudioGround(pen, widthPx, heightPx)
  else if (ground) paintClubGround(pen, shot, ground)
  return pen
}

/**
 * Paints a shot part by part and yields the finished share after each, 0-1. Other code may use the camera between
 * parts.
 */
export function* paintShot(lens: Lens, canvas: HTMLCanvasElement, shot: Shot): Generator<number> {
  const { renderer, scene, view, outfit } = lens
  const pen = penFor(canvas, shot)
  const parts = cellsOf(shot).flatMap((cell, i) =>
    tilesOf(cell.widthPx, cell.heightPx, TILE_PX).map(tile => ({ cell, tile, angle: shot.angles[i]! })),
  )
  for (const [done, { cell, tile, angle }] of parts.entries()) {
    view.setPose(poseOf(angle))
    view.setFrame(cell)
    outfit.updateDetail(view.camera.position, 1 / (view.metresPerPx(cell) * 1000))
    view.camera.setViewOffset(cell.widthPx, cell.heightPx, tile.x, tile.y, tile.widthPx, tile.heightPx)
    pen.drawImage(drawTile(renderer, scene, view, tile), cell.x + tile.x, cell.y + tile.y)
    view.camera.clearViewOffset()
    yield (done + 1) / parts.length
  }
}
