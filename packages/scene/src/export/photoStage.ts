import type { DesignDocument } from '@kitwright/design'
import { Scene, WebGLRenderer } from 'three'
import { loadGrounds } from '../garmentMaterial/resources/loadGrounds.ts'
import { finenessFor, type Fineness } from '../layers/targetSize.ts'
import { createStageSubject } from '../stage/view/stageSubject.ts'
import type { StageOptions, Wearer } from '../types.ts'
import { makeOutfit, type OutfitWithResources } from '../stage/outfit/makeOutfit.ts'
import { createCamera, type StageCamera } from '../view/camera.ts'
import { START_POSE } from '../view/orbit.ts'
import { paintShot, type Shot } from './paintShot.ts'
import { waitForGpu } from '../waitForGpu.ts'

/** Called between the parts of a picture with the finished share, 0-1. */
export interface ShotControl {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

export interface PhotoStageOptions extends Pick<StageOptions, 'garment' | 'modelUrl' | 'imageUrl'> {
  readonly document: DesignDocument
  readonly material: StageOptions['material'] | null
  /** The longest side of the requested pictures: decides the resolution of the cloth. */
  readonly longestPx: number
  /** The wearer in the pictures; it stays the caller's. */
  readonly wearer?: Wearer | null
}

/** The garment on a separate invisible stage: at full level, with every stitch, for pictures of any size. */
export interface PhotoStage {
  /** Takes a picture. Throws if the device has reclaimed the picture's memory. */
  take(shot: Shot): HTMLCanvasElement
  /** Takes a picture and yields to the page after each part. Rejects if it is aborted. */
  shoot(shot: Shot, shooting: ShotControl): Promise<HTMLCanvasElement>
  dispose(): void
}

const SHARPEST: Fineness = { layers: 4, longestPx: 4096 }
const SHARP_UP_TO_PX = 2048

/** A desktop screen's size, whatever the screen: a phone's pictures are viewed elsewhere. */
const DESK = { width: SHARP_UP_TO_PX, height: SHARP_UP_TO_PX }

function finenessOf(longestPx: number, renderer: WebGLRenderer): Fineness {
  if (longestPx <= SHARP_UP_TO_PX) return finenessFor(DESK)
  return { ...SHARPEST, longestPx: Math.min(SHARPEST.longestPx, renderer.capabilities.maxTextureSize) }
}

function newRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas: document.createElement('canvas'), antialias: true, alpha: true })
  renderer.autoClear = false
  renderer.setClearColor(0x000000, 0)
  return renderer
}

/** Dresses the outfit. Resolves when everything the document needs is loaded and painted. */
async function dress(
  { kit, outfit, resources }: OutfitWithResources,
  view: StageCamera,
  document: DesignDocument,
): Promise<void> {
  await Promise.all([resources.load(document), loadGrounds(kit, document), outfit.wear(document)])
  outfit.dress(document, false)
  await outfit.revealAll()
  // Close enough to show every loop of the knit, so that the full level loads.
  outfit.updateDetail(view.camera.position, Infinity)
  await outfit.addDetails(() => undefined)
  outfit.sharpen()
}

/** Opens a photo stage. Rejects if the browser has no WebGL 2 or a model cannot be loaded. */
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

  try {
    await dress(made, view, options.document)
    subject.fit()
    view.setPose(START_POSE)
  } catch (cause) {
    dispose()
    throw cause
  }
  const lens = { renderer, scene, view, outfit }
  return {
    take(shot) {
      const canvas = document.createElement('canvas')
      const painting = paintShot(lens, canvas, shot)
      while (!painting.next().done);
      return canvas
    },
    async shoot(shot, { signal, onProgress }) {
      const canvas = document.createElement('canvas')
      for (const share of paintShot(lens, canvas, shot)) {
        await waitForGpu(renderer.getContext() as WebGL2RenderingContext, signal)
        signal.throwIfAborted()
        onProgress(share)
        signal.throwIfAborted()
      }
      return canvas
    },
    dispose,
  }
}
