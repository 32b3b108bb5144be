import { shownSize } from '@kitwright/artwork/browser'
import type { Layer } from '@kitwright/design'
import type { Box } from '@kitwright/measure'
import {
  Camera,
  LinearFilter,
  LinearMipmapLinearFilter,
  Scene,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from 'three'
import type { TargetSize } from '../cloth/targetSize.ts'
import { boxesMeet, gather, pixelBox, quadBounds, type PixelBox, type Quad } from './bounds.ts'
import { shapeKey, type LayerPictures, type LayerTexture } from './layerPictures.ts'
import { createLayerQuad, createQuadGeometry, placementOf, type LayerQuad } from './layerQuad.ts'

interface Shown {
  layer: Layer
  picture: LayerTexture | null
  readonly quad: LayerQuad
  bounds: Box | null
}

export interface LayerSheet {
  readonly texture: Texture
  readonly isEmpty: boolean
  readonly areMipmapsStale: boolean
  /**
   * Takes the piece's layers, bottom first, and repaints around those that are not the same object as before.
   * While something moves, pictures are stretched instead of drawn afresh. True when anything was painted.
   */
  setLayers(layers: readonly Layer[], isMoving: boolean): boolean
  /** Draws a layer's picture and hands it to the GPU, ahead of `setLayers`; what it answers gives it back. */
  prepare(layer: Layer): () => void
  /** Draws every picture afresh at its true size, and the mipmaps. */
  sharpen(): void
  /** Forgets pictures of layers that `isStale` picks (their font or image has arrived) and repaints them. */
  refresh(isStale: (layer: Layer) => boolean): void
  /** Paints everything, as after a lost context. */
  repaint(): void
  dispose(): void
}

export interface SheetPlace {
  /** The piece's box, mm. */
  readonly box: Box
  readonly size: TargetSize
}

const createTarget = ({ widthPx, heightPx }: TargetSize): WebGLRenderTarget =>
  new WebGLRenderTarget(widthPx, heightPx, {
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  })

/** A quad as large as the picture, stretched as its layer has grown since it was drawn. */
function quadOf(layer: Layer, picture: LayerTexture): Quad {
  const now = shownSize(layer)
  const stretch = (size: number, before: number): number => (before > 0 ? size / before : 1)
  return {
    centre: { x: layer.xMm, y: layer.yMm },
    widthMm: picture.widthMm * stretch(now.widthMm, picture.box.widthMm),
    heightMm: picture.heightMm * stretch(now.heightMm, picture.box.heightMm),
    rotationDeg: layer.rotationDeg,
  }
}

/** How finely the density of pictures is told apart. */
const STEPS_PER_PX = 20

const isSeen = (layer: Layer): boolean => !layer.isHidden && layer.opacity > 0

/** The images and texts of one piece, painted on clear ground: premultiplied sRGB, row 0 at the piece's top. */
export function createLayerSheet(
  renderer: WebGLRenderer,
  pictures: LayerPictures,
  { box, size }: SheetPlace,
): LayerSheet {
  const target = createTarget(size)
  const geometry = createQuadGeometry()
  const scene = new Scene()
  const camera = new Camera()
  const nothing = new Scene()
  // Quads are placed by their own uniform.
  for (const still of [scene, camera, nothing]) still.matrixWorldAutoUpdate = false
  // A layer that reaches over a seam has one picture for both pieces, though their targets' sizes are rounded to other pixels.
  const pxPerMm = Math.round((size.widthPx / (box[2] - box[0])) * STEPS_PER_PX) / STEPS_PER_PX
  const shown = new Map<string, Shown>()
  let order: readonly Layer[] = []
  let areMipmapsStale = false

  const drop = (entry: Shown): void => {
    scene.remove(entry.quad.mesh)
    entry.quad.dispose()
    if (entry.picture) pictures.release(entry.picture)
  }

  const place = (entry: Shown): void => {
    const { layer, picture, quad } = entry
    const spot = picture && isSeen(layer) ? quadOf(layer, picture) : null
    entry.bounds = spot ? quadBounds(spot) : null
    quad.set(
      spot && picture ? { texture: picture.texture, opacity: layer.opacity, matrix: placementOf(spot, box) } : null,
    )
  }

  const takePicture = (entry: Shown, mayStretch: boolean): void => {
    const { layer, picture: before } = entry
    if (mayStretch && before && before.shape === shapeKey(layer)) return
    // Taken before the old one is given back: an equal picture is then kept.
    entry.picture = isSeen(layer) ? pictures.take(layer, pxPerMm) : before
    if (before && isSeen(layer)) pictures.release(before)
  }

  const change = (layer: Layer, mayStretch: boolean): Shown => {
    let entry = shown.get(layer.id)
    if (!entry) {
      entry = { layer, picture: null, quad: createLayerQuad(geometry), bounds: null }
      shown.set(layer.id, entry)
      scene.add(entry.quad.mesh)
    }
    entry.layer = layer
    takePicture(entry, mayStretch)
    place(entry)
    return entry
  }

  const paint = (pixels: PixelBox | null, dirty: Box | null): void => {
    for (const { quad, bounds } of shown.values())
      quad.mesh.visible = quad.isUsed && (!dirty || (bounds !== null && boxesMeet(bounds, dirty)))
    target.scissorTest = pixels !== null
    if (pixels) target.scissor.set(pixels[0], pixels[1], pixels[2] - pixels[0], pixels[3] - pixels[1])
    target.texture.generateMipmaps = false
    renderer.setRenderTarget(target)
    renderer.setClearColor(0, 0)
    renderer.clear(true, false, false)
    renderer.render(scene, camera)
    renderer.setRenderTarget(null)
    areMipmapsStale = true
  }

  const makeMipmaps = (): void => {
    target.scissorTest = false
    target.texture.generateMipmaps = true
    renderer.setRenderTarget(target)
    // three makes them at the end of a pass; this one draws nothing.
    renderer.render(nothing, camera)
    renderer.setRenderTarget(null)
    areMipmapsStale = false
  }

  const paintDirty = (dirty: readonly (Box | null)[]): void => {
    for (const area of gather(dirty.filter(bounds => bounds !== null))) {
      const pixels = pixelBox(area, box, size)
      if (pixels) paint(pixels, area)
    }
  }

  const setOrder = (layers: readonly Layer[]): void => {
    order = layers
    layers.forEach((layer, i) => (shown.get(layer.id)!.quad.mesh.renderOrder = i))
  }

  return {
    texture: target.texture,
    get isEmpty() {
      return order.length === 0
    },
    get areMipmapsStale() {
      return areMipmapsStale
    },
    setLayers(layers, isMoving) {
      const dirty: (Box | null)[] = []
      const ids = new Set(layers.map(layer => layer.id))
      for (const [id, entry] of shown)
        if (!ids.has(id)) {
          dirty.push(entry.bounds)
          drop(entry)
          shown.delete(id)
        }
      // What is put in between does not move the others: only those that overtake one another are painted again.
      const stayed = order.filter(layer => ids.has(layer.id))
      let at = 0
      for (const layer of layers) {
        const before = shown.get(layer.id)
        const isInOrder = before !== undefined && stayed[at++]?.id === layer.id
        if (before?.layer === layer && isInOrder) continue
        dirty.push(before?.bounds ?? null)
        dirty.push(change(layer, isMoving).bounds)
      }
      setOrder(layers)
      paintDirty(dirty)
      return dirty.length > 0
    },
    prepare(layer) {
      const picture = isSeen(layer) ? pictures.take(layer, pxPerMm) : null
      if (!picture) return () => {}
      renderer.initTexture(picture.texture)
      return () => pictures.release(picture)
    },
    sharpen() {
      const blurred = [...shown.values()].filter(({ layer, picture }) => isStretched(layer, picture))
      const dirty = blurred.flatMap(entry => [entry.bounds, change(entry.layer, false).bounds])
      paintDirty(dirty)
      if (areMipmapsStale) makeMipmaps()
    },
    refresh(isStale) {
      const stale = [...shown.values()].filter(({ layer }) => isStale(layer))
      for (const entry of stale)
        if (entry.picture) {
          pictures.release(entry.picture)
          entry.picture = null
        }
      paintDirty(stale.flatMap(entry => [entry.bounds, change(entry.layer, false).bounds]))
    },
    repaint() {
      paint(null, null)
      makeMipmaps()
    },
    dispose() {
      for (const entry of shown.values()) drop(entry)
      shown.clear()
      geometry.dispose()
      target.dispose()
    },
  }
}

function isStretched(layer: Layer, picture: LayerTexture | null): boolean {
  if (!picture) return false
  const { widthMm, heightMm } = shownSize(layer)
  return Math.abs(widthMm - picture.box.widthMm) > 0.01 || Math.abs(heightMm - picture.box.heightMm) > 0.01
}
