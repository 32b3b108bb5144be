import type { DesignDocument } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { createStage } from '../../index.ts'
import { exportModel, openPhotoStage, type ModelFormat, type Shot } from '../index.ts'

const garment = await loadGarment('soccer')
const sources = {
  garment,
  modelUrl: (glb: string) => `/models/soccer/${glb}`,
  imageUrl: () => Promise.resolve(null),
}

const pixelsOf = (canvas: HTMLCanvasElement): number[] => {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  return [...data]
}

function shrunk(canvas: HTMLCanvasElement, widthPx: number, heightPx: number): HTMLCanvasElement {
  const small = document.createElement('canvas')
  small.width = widthPx
  small.height = heightPx
  const pen = small.getContext('2d')!
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(canvas, 0, 0, widthPx, heightPx)
  return small
}

/** What the tests drive. */
const shots = {
  /** Each shot's pixels, made smaller where asked. */
  async take(document: DesignDocument, wanted: readonly (Shot & { readonly shownPx?: number })[]): Promise<number[][]> {
    const longestPx = Math.max(...wanted.map(({ widthPx }) => widthPx))
    const photo = await openPhotoStage({ ...sources, document, material: null, longestPx })
    const taken = wanted.map(shot => {
      const canvas = photo.take(shot)
      const { shownPx } = shot
      return pixelsOf(shownPx ? shrunk(canvas, shownPx, (shownPx * shot.heightPx) / shot.widthPx) : canvas)
    })
    photo.dispose()
    return taken
  },
  async onStage(document: DesignDocument, widthPx: number, heightPx: number): Promise<number[]> {
    const canvas = window.document.createElement('canvas')
    const stage = createStage(canvas, { ...sources, background: 'transparent', prefersReducedMotion: true })
    stage.resize(widthPx, heightPx, 1)
    await stage.show(document)
    const bitmap = await createImageBitmap(await stage.picture(widthPx, heightPx))
    stage.dispose()
    const flat = window.document.createElement('canvas')
    flat.width = widthPx
    flat.height = heightPx
    flat.getContext('2d')!.drawImage(bitmap, 0, 0)
    return pixelsOf(flat)
  },
  async model(document: DesignDocument, format: ModelFormat): Promise<string> {
    const blob = await exportModel({ ...sources, document, material: null }, format)
    return new Promise(resolve => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(String(reader.result)))
      reader.readAsDataURL(blob)
    })
  },
  /** How many meshes another reader finds in it, and how many of them have a picture. */
  async readBack(url: string): Promise<{ meshes: number; pictured: number }> {
    const { scene } = await new GLTFLoader().loadAsync(url)
    let [meshes, pictured] = [0, 0]
    scene.traverse(node => {
      const { isMesh, material } = node as { isMesh?: boolean; material?: { map?: { image?: { width: number } } } }
      if (!isMesh) return
      meshes++
      if ((material?.map?.image?.width ?? 0) > 1) pictured++
    })
    return { meshes, pictured }
  },
}
export type ExportPage = typeof shots
Object.assign(globalThis, { shots })
document.title = 'ready'
