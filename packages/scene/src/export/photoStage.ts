import type { DesignDocument } from '@kitwright/design'
import { Scene, WebGLRenderer } from 'three'
import { loadGrounds } from '../cloth/loadGrounds.ts'
import { finenessFor, type Fineness } from '../layers/targetSize.ts'
import { isDrawnInSoftware } from '../stage/device.ts'
import { createStageSubject } from '../stage/stageSubject.ts'
import type { StageOptions, Wearer } from '../types.ts'
import { makeOutfit, type MadeOutfit } from '../stage/makeOutfit.ts'
import type { ViewName } from '@kitwright/garment'
import { createCamera, type StageCamera } from '../view/camera.ts'
import { HOME, viewPose, type Pose } from '../view/orbit.ts'
import { paintStudioGround } from './studioGround.ts'
import { tilesOf, type Tile } from './tiles.ts'

/** Degrees around the garment (0 is in front) and above it. */
export type Angle = Pick<Pose, 'yawDeg' | 'pitchDeg'>

export interface Shot {
  /** Side by side in one picture, from the left. */
  readonly angles: readonly (ViewName | Angle)[]
  readonly widthPx: number
  readonly heightPx: number
  /** The studio's ground; else the picture is clear around the garment. */
  readonly hasGround: boolean
}

export interface PhotoStageOptions extends Pick<StageOptions, 'garment' | 'modelUrl' | 'imageUrl'> {
  readonly document: DesignDocument
  readonly material: StageOptions['material'] | null
  /** The longest side of the pictures that are wanted: decides how finely the cloth is painted. */
  readonly longestPx: number
  /** Who wears it in the pictures. Stays the caller's. */
  readonly wearer?: Wearer | null
}

/** The garment on a stage of its own that nobody sees: at full level, with every stitch, for pictures of any size. */
export interface PhotoStage {
  /** Throws when the device has taken the picture's memory away. */
  take(shot: Shot): HTMLCanvasElement
  dispose(): void
}

/** Larger drawing surfaces are refused by small devices; larger pictures are put together from several. */
const TILE_PX = 1536
const SHARPEST: Fineness = { layers: 4, details: 3, longestPx: 4096 }
const SHARP_UP_TO_PX = 2048

/** A desk's, whatever the screen: a phone's pictures are looked at elsewhere. */
const DESK = { width: SHARP_UP_TO_PX, height: SHARP_UP_TO_PX }

function finenessOf(longestPx: number, renderer: WebGLRenderer): Fineness {
  if (longestPx <= SHARP_UP_TO_PX) return finenessFor(DESK, isDrawnInSoftware(renderer))
  return { ...SHARPEST, longestPx: Math.min(SHARPEST.longestPx, renderer.capabilities.maxTextureSize) }
}

function newRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas: document.createElement('canvas'), antialias: true, alpha: true })
  renderer.autoClear = false
  renderer.setClearColor(0x000000, 0)
  return renderer
}

/** Everything that the document needs is there and painted when it resolves. */
async function dress(
  { kit, outfit, resources }: MadeOutfit,
  view: StageCamera,
  document: DesignDocument,
): Promise<void> {
  await Promise.all([resources.load(document), loadGrounds(kit, document), outfit.wear(document)])
  outfit.dress(document, false)
  await outfit.revealAll()
  // Near enough for every loop of the knit: the full level is wanted.
  outfit.updateDetail(view.camera.position, Infinity)
  await outfit.addDetails(() => undefined)
  outfit.sharpen()
}

function drawTile(renderer: WebGLRenderer, scene: Scene, view: StageCamera, tile: Tile): HTMLCanvasElement {
  renderer.setSize(tile.widthPx, tile.heightPx, false)
  renderer.clear()
  renderer.render(scene, view.camera)
  if (renderer.getContext().isContextLost()) throw new Error('the device took the drawing surface away')
  return renderer.domElement
}

const poseOf = (angle: ViewName | Angle): Pose => (typeof angle === 'string' ? viewPose(angle) : { ...HOME, ...angle })

/** Rejects where the browser has no WebGL 2, and when the garment's models cannot be loaded. */
export async function openPhotoStage(options: PhotoStageOptions): Promise<PhotoStage> {
  const renderer = newRenderer()
  const view = createCamera()
  const scene = new Scene()
  scene.matrixWorldAutoUpdate = false
  const made = makeOutfit({
    ...options,
    renderer,
    view,
    material: options.material ?? options.garment.material,
    fineness: finenessOf(options.longestPx, renderer),
    isFrugal: () => false,
  })
  const { kit, outfit } = made
  scene.add(outfit.group)
  const subject = createStageSubject(scene, outfit, view)
  subject.set(options.wearer ?? null)

  const dispose = (): void => {
    outfit.dispose()
    kit.dispose()
    renderer.dispose()
    // Without it the browser keeps the canvas' buffers until it collects garbage.
    renderer.forceContextLoss()
  }

  /** One angle at `left` of the picture, tile by tile. */
  const paintAngle = (pen: CanvasRenderingContext2D, angle: ViewName | Angle, at: Tile): void => {
    const { x: left, widthPx, heightPx } = at
    view.setPose(poseOf(angle))
    view.setFrame(at)
    outfit.updateDetail(view.camera.position, 1 / (view.metresPerPx(at) * 1000))
    for (const tile of tilesOf(widthPx, heightPx, TILE_PX)) {
      view.camera.setViewOffset(widthPx, heightPx, tile.x, tile.y, tile.widthPx, tile.heightPx)
      pen.drawImage(drawTile(renderer, scene, view, tile), left + tile.x, tile.y)
    }
    view.camera.clearViewOffset()
  }

  try {
    await dress(made, view, options.document)
    subject.fit()
    view.setPose(HOME)
  } catch (cause) {
    dispose()
    throw cause
  }
  return {
    take({ angles, widthPx, heightPx, hasGround }) {
      const canvas = document.createElement('canvas')
      canvas.width = widthPx
      canvas.height = heightPx
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no 2D canvas')
      if (hasGround) paintStudioGround(pen, widthPx, heightPx)
      const each = widthPx / angles.length
      angles.forEach((angle, i) => {
        const x = Math.round(i * each)
        paintAngle(pen, angle, { x, y: 0, widthPx: Math.round((i + 1) * each) - x, heightPx })
      })
      return canvas
    },
    dispose,
  }
}
