import { finenessFor } from './layers/targetSize.ts'
import { compileShaders } from './garmentMaterial/resources/compileShaders.ts'
import { createStageSubject, type StageSubject } from './stage/view/stageSubject.ts'
import { isTiny, prefersReducedData } from './stage/camera/renderer.ts'
import { makeOutfit, type LoadedResource, type OutfitWithResources } from './stage/outfit/makeOutfit.ts'
import { createPicker, type Picker } from './stage/view/pickAndHighlight.ts'
import { createRendering, type Rendering } from './stage/camera/rendering.ts'
import { createDocumentPresenter } from './stage/view/presentDocument.ts'
import { createViewport, type SettleControl, type StageViewport } from './stage/view/viewport.ts'
import type { Stage, StageOptions } from './types.ts'

/**
 * Calls back when the browser loses or restores the canvas' memory; restored memory is empty. Returns a function that
 * stops listening.
 */
function listenForLoss(canvas: HTMLCanvasElement, options: StageOptions, restore: () => void): () => void {
  const lost = (): void => options.onContextLost?.()
  const restored = (): void => {
    restore()
    options.onContextRestored?.()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  return () => {
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', restored)
  }
}

function outfitFor(
  rendering: Rendering,
  options: StageOptions,
  onLoaded: (what: LoadedResource) => void,
): OutfitWithResources {
  const { renderer, view, size } = rendering
  const needs = {
    ...options,
    renderer,
    view,
    material: options.material ?? options.garment.material,
    fineness: finenessFor(window.screen),
    isFrugal: () => isTiny(size) || prefersReducedData(),
  }
  return makeOutfit(needs, onLoaded)
}

const canRefine = (size: Rendering['size']): boolean => !isTiny(size) && !prefersReducedData()

/** Returns how the picture settles at rest, or null where the caller wants the moving picture only. */
const settleControl = (
  { settling }: StageOptions,
  kit: SettleControl['kit'],
  isWhole: () => boolean,
): SettleControl | null => (settling === null ? null : { kit, settling: settling ?? {}, isWhole })

interface ShownParts {
  readonly outfit: OutfitWithResources['outfit']
  readonly subject: StageSubject
  readonly pointing: Picker
  readonly viewing: StageViewport
  readonly size: Rendering['size']
}

type SubjectControls = Pick<Stage, 'setMaterial' | 'setWearer' | 'pick' | 'toScreen' | 'highlight'>

/** The stage's methods that change or find the garment and its wearer. */
function subjectControls(parts: ShownParts, garment: StageOptions['garment']): SubjectControls {
  const { outfit, subject, pointing, viewing, size } = parts
  return {
    setMaterial(material) {
      outfit.setMaterial(material ?? garment.material)
      viewing.request()
    },
    setWearer(wearer) {
      subject.set(wearer)
      viewing.request()
    },
    pick: at => pointing.pick(at, size),
    toScreen: (piece, at) => pointing.toScreen(piece, at, size),
    highlight(target) {
      pointing.highlight(target)
      viewing.request()
    },
  }
}

/**
 * Creates a stage that shows a garment on a canvas. Nothing is visible until `show`; `resize` sizes the canvas. Throws
 * if the browser has no WebGL 2.
 */
export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const { garment } = options
  const rendering = createRendering(canvas, options.background)
  const { scene, view, pixels, size } = rendering
  const made = outfitFor(rendering, options, what => showing.loaded(what))
  const { outfit, kit } = made
  scene.add(outfit.group)
  const viewing = createViewport(
    {
      canvas,
      rendering,
      outfit,
      isRough: () => showing.isRough,
      step: now => subject.step(now),
      settle: settleControl(options, kit, () => showing.isWhole() && !subject.hasWearer && canRefine(size)),
    },
    options,
  )
  const subject = createStageSubject(scene, outfit, view, () => viewing.updateDetail())
  const pointing = createPicker(outfit, view)
  const showing = createDocumentPresenter(made, {
    viewing,
    warmUp: document => compileShaders({ kit, camera: view.camera, pixels }, { garment, options: document.options }),
    onWorn() {
      subject.fit()
      pointing.highlightAgain()
    },
    onDressed: pointing.highlightAgain,
  })
  const stopListening = listenForLoss(canvas, options, () => {
    outfit.restore()
    viewing.request()
  })

  return {
    show: showing.show,
    update: showing.update,
    ...subjectControls({ outfit, subject, pointing, viewing, size }, garment),
    ...viewing.controls,
    picture: async (widthPx, heightPx) => {
      await showing.whole()
      viewing.rest()
      return rendering.picture(widthPx, heightPx)
    },
    get info() {
      const { textures, geometries } = rendering.renderer.info.memory
      return { triangles: outfit.triangles, textures, geometries }
    },
    dispose() {
      stopListening()
      for (const part of [showing, viewing, outfit, kit, rendering]) part.dispose()
    },
  }
}
