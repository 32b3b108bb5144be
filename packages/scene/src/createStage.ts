import { patternsOf } from '@kitwright/artwork'
import type { DesignDocument } from '@kitwright/design'
import { Color, Scene } from 'three'
import { createClothKit } from './cloth/clothKit.ts'
import { createPatternTiles } from './cloth/patternTiles.ts'
import { finenessFor } from './cloth/targetSize.ts'
import { warmUp } from './cloth/warmUp.ts'
import { createPointing } from './pick/pointing.ts'
import { createArrivals } from './stage/arrivals.ts'
import { createCameraMove } from './stage/cameraMove.ts'
import { createCompany } from './stage/company.ts'
import { createFrames } from './stage/frames.ts'
import { createOutfit } from './stage/outfit.ts'
import { createRenderer, isDrawnInSoftware, isSmall, savesData } from './stage/device.ts'
import { createPixels } from './stage/pixels.ts'
import { createResources } from './stage/resources.ts'
import { takePicture } from './stage/takePicture.ts'
import type { Stage, StageOptions } from './types.ts'
import { clearHeight, createCamera } from './view/camera.ts'
import { HOME } from './view/orbit.ts'
import { listenForTurning } from './view/turning.ts'

const STUDIO = new Color('#e9ebee')
/** Mipmaps wait until the hand rests: making them costs more than ten edits. */
const REST_MS = 160
/** Stitches and the full level wait until the page has what it needs first. */
const SETTLE_MS = 700

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Puts a garment on a canvas. Nothing is seen until `show`; the canvas is sized by `resize`. Throws where the browser
 * has no WebGL 2.
 */
export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const renderer = createRenderer(canvas)
  const scene = new Scene()
  // Nothing in it ever moves but the camera, which sees to itself.
  scene.matrixWorldAutoUpdate = false
  const view = createCamera()
  const size = { widthPx: canvas.clientWidth || 300, heightPx: canvas.clientHeight || 150, belowPx: 0 }
  let latest: DesignDocument | null = null
  let shows = 0
  /** Stitches come after the first picture; `picture` waits for them. */
  let details: Promise<void> = Promise.resolve()
  let resting: ReturnType<typeof setTimeout> | undefined
  let isDisposed = false
  let isMoving = false
  let highlighted: Parameters<Stage['highlight']>[0] = null
  const isSoftware = isDrawnInSoftware(renderer)
  const pixels = createPixels(renderer, isSoftware)

  const tiles = createPatternTiles(() => {
    outfit.tileCame()
    arrivals.came()
  })
  const resources = createResources(options.imageUrl, {
    onFont() {
      outfit.fontCame()
      arrivals.came()
      void letIn()
    },
    onImage(key) {
      outfit.imageCame(key)
      arrivals.came()
      void letIn()
    },
  })
  const kit = createClothKit(renderer, {
    tiles,
    images: resources.images,
    fineness: finenessFor(window.screen, isSoftware),
  })
  kit.shared.uUpright.value = view.upright
  const ownMaterial = options.material ?? options.garment.material
  const isFrugal = (): boolean => isSoftware || isSmall(size) || savesData()
  const outfit = createOutfit({ ...options, kit, resources, material: ownMaterial, isFrugal })
  scene.add(outfit.group)
  const company = createCompany(scene, outfit, view, () => look())

  const isRough = (): boolean => isMoving || arrivals.isOpening
  const draw = (isCoarse = isRough()): void => {
    look(isCoarse)
    paint(isCoarse)
    options.onFrame?.()
  }
  const paint = (isCoarse = false): void => {
    pixels.draw(isCoarse, () => {
      renderer.setClearColor(STUDIO, options.background === 'transparent' ? 0 : 1)
      renderer.clear()
      renderer.render(scene, view.camera)
    })
    if (outfit.document) canvas.style.visibility = ''
  }
  const frames = createFrames(now => {
    const goesOn = [move.step(now), company.step(now)].includes(true)
    draw()
    return goesOn
  })

  const look = (isCoarse = isRough()): void =>
    outfit.look(view.camera.position, pixels.ratio(isCoarse) / (view.metresPerPx(size) * 1000))
  const move = createCameraMove(
    () => ({ metresPerPx: view.metresPerPx(size), reachM: view.reachM, ...size, heightPx: clearHeight(size) }),
    !options.prefersReducedMotion,
    pose => {
      view.setPose(pose)
      look()
      frames.request()
    },
  )
  const turning = listenForTurning(canvas, move)

  const sharpenSoon = (): void => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      outfit.sharpen()
      frames.request()
    }, REST_MS)
  }
  const rest = (): void => {
    frames.request()
    sharpenSoon()
  }

  const arrivals = createArrivals(rest)
  const letIn = async (): Promise<void> => {
    if (await outfit.letAllIn()) arrivals.came()
  }

  const lost = (): void => options.onContextLost?.()
  const restored = (): void => {
    outfit.restore()
    frames.request()
    options.onContextRestored?.()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  view.setPose(HOME)

  const pointing = createPointing(outfit, view)
  const highlight = (): void => {
    for (const { view: piece } of outfit.pieces()) piece.highlight(highlighted, outfit.layersOn(piece.piece.id))
  }

  const wear = async (document: DesignDocument, isCurrent: () => boolean): Promise<void> => {
    const isFirst = outfit.document === null
    const wearing = outfit.wear(document)
    // Once the models have been asked for: the network and the driver work at the same time.
    const warm = isFirst
      ? warmUp({ kit, camera: view.camera, pixels }, { garment: options.garment, options: document.options })
      : null
    try {
      await Promise.all([wearing, warm?.ready])
      if (!isCurrent()) return
      outfit.dress(latest!, false)
      company.fit()
      highlight()
      // At once, and coarse where each pixel is computed by the processor: sharp with the next frame.
      if (isFirst) draw(true)
      else frames.request()
    } finally {
      warm?.end()
    }
  }

  const show = async (document: DesignDocument): Promise<void> => {
    const ticket = ++shows
    const isCurrent = (): boolean => !isDisposed && ticket === shows
    latest = document
    const needs = Promise.all([resources.load(document), tiles.load(patternsOf(document))])
    await arrivals.during(async () => {
      await wear(document, isCurrent)
      await needs
      await outfit.letAllIn()
    })
    if (!isCurrent()) return
    frames.flush()
    // Mipmaps would hold up the first whole picture.
    sharpenSoon()
    details = later(SETTLE_MS).then(() => outfit.addDetails(frames.request))
  }

  return {
    show,
    update(document, isHandMoving = false) {
      isMoving = isHandMoving
      const areLayersNew = document.layers !== latest?.layers
      latest = document
      if (!outfit.areModelsOn(document)) return void show(document)
      if (areLayersNew) void resources.load(document)
      outfit.dress(document, isMoving)
      if (areLayersNew) void letIn()
      if (highlighted) highlight()
      frames.request()
      clearTimeout(resting)
      if (!isMoving) rest()
    },
    setMaterial(material) {
      outfit.setMaterial(material ?? options.garment.material)
      frames.request()
    },
    setWearer(wearer) {
      company.set(wearer)
      frames.request()
    },
    setView: (name, isAnimated = true) => move.setView(name, isAnimated),
    turnBy: (yawDeg, pitchDeg) => move.turnBy(yawDeg, pitchDeg),
    zoomBy: factor => move.zoomBy(factor),
    resize(widthPx, heightPx, pixelRatio, belowPx = 0) {
      Object.assign(size, { widthPx, heightPx, belowPx })
      pixels.setRatio(pixelRatio)
      renderer.setSize(widthPx, heightPx, false)
      view.setFrame(size)
      look()
      // The canvas is empty now: waiting for the next frame would flash.
      if (outfit.document) draw()
      frames.request()
    },
    pick: at => pointing.pick(at, size),
    toScreen: (piece, at) => pointing.toScreen(piece, at, size),
    highlight(target) {
      highlighted = target
      highlight()
      frames.request()
    },
    setTurning: isEnabled => turning.setEnabled(isEnabled),
    async picture(widthPx, heightPx) {
      await details
      outfit.sharpen()
      return takePicture(renderer, { widthPx, heightPx }, isOver => {
        view.setFrame(isOver ? size : { widthPx, heightPx })
        paint()
      })
    },
    renderNow() {
      draw()
      const gl = renderer.getContext()
      // finish() only flushes in Chromium; reading a pixel back waits.
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
    },
    get info() {
      const { textures, geometries } = renderer.info.memory
      return { triangles: outfit.triangles, textures, geometries }
    },
    dispose() {
      isDisposed = true
      shows++
      clearTimeout(resting)
      arrivals.dispose()
      frames.dispose()
      turning.dispose()
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
      outfit.dispose()
      pixels.dispose()
      kit.dispose()
      renderer.dispose()
      // Without it the browser keeps the canvas' buffers until it collects garbage.
      renderer.forceContextLoss()
    },
  }
}
