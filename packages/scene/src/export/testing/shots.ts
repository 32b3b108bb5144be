import type { DesignDocument } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { Mesh, type BufferGeometry, type MeshStandardMaterial } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { createStage } from '../../index.ts'
import { exportModel, openPhotoStage, type ModelFormat, type PhotoStage, type Shot } from '../index.ts'
import { compareDrawn, type Picture } from './compareDrawn.ts'

/** An asymmetrical ring on a transparent ground. */
const CREST = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="100" fill="#facc15"/><path d="M120 40h60v80z" fill="#b91c1c"/></svg>',
)}`

const garment = await loadGarment('soccer')
const sources = {
  garment,
  modelUrl: (glb: string) => `/models/soccer/${glb}`,
  imageUrl: () => Promise.resolve(CREST),
}

/** Pictures with a longer side have finer cloth, which the stage paints when it opens. */
const USUAL_PX = 2048
/** The open stages by their design, of usual and of large pictures. */
const stages = { usual: new Map<DesignDocument, PhotoStage>(), large: new Map<DesignDocument, PhotoStage>() }

/** Returns the design's stage for pictures of that size: opening one takes longer than most pictures. */
async function photoStageOf(design: DesignDocument, longestPx: number): Promise<PhotoStage> {
  const open = longestPx > USUAL_PX ? stages.large : stages.usual
  const photo = open.get(design) ?? (await openPhotoStage({ ...sources, document: design, material: null, longestPx }))
  open.set(design, photo)
  return photo
}

/** Captured pictures by name. */
const taken = new Map<string, HTMLCanvasElement>()

const pixelsOf = (canvas: HTMLCanvasElement, left: number, widthPx: number): Uint8ClampedArray =>
  canvas.getContext('2d')!.getImageData(left, 0, widthPx, canvas.height).data

function shrunk(canvas: HTMLCanvasElement, widthPx: number, heightPx: number): HTMLCanvasElement {
  const small = document.createElement('canvas')
  small.width = widthPx
  small.height = heightPx
  const pen = small.getContext('2d')!
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(canvas, 0, 0, widthPx, heightPx)
  return small
}

/** The functions that the tests call. */
export const shots = {
  async take(design: DesignDocument, wanted: Readonly<Record<string, Shot & { readonly shownPx?: number }>>) {
    const longestPx = Math.max(...Object.values(wanted).map(({ widthPx }) => widthPx))
    const photo = await photoStageOf(design, longestPx)
    for (const [name, shot] of Object.entries(wanted)) {
      const canvas = photo.take(shot)
      const { shownPx } = shot
      taken.set(name, shownPx ? shrunk(canvas, shownPx, (shownPx * shot.heightPx) / shot.widthPx) : canvas)
    }
  },
  /** Takes a picture and returns the reported progress, part by part. Aborts after `over` parts. */
  async shoot(design: DesignDocument, shot: Shot, over = Infinity): Promise<readonly number[]> {
    const photo = await photoStageOf(design, shot.widthPx)
    const calling = new AbortController()
    const shares: number[] = []
    const onProgress = (share: number): void => {
      if (shares.push(share) === over) calling.abort()
    }
    await photo.shoot(shot, { signal: calling.signal, onProgress }).then(
      canvas => taken.set('shot', canvas),
      () => taken.delete('shot'),
    )
    return shares
  },
  /** Disposes of the stages. */
  end(): void {
    for (const open of Object.values(stages)) for (const photo of open.values()) photo.dispose()
  },
  has: (name: string): boolean => taken.has(name),
  async takeFromStage(name: string, design: DesignDocument, sidePx: number) {
    const stage = createStage(document.createElement('canvas'), {
      ...sources,
      background: 'transparent',
      prefersReducedMotion: true,
      settling: null,
    })
    stage.resize(sidePx, sidePx, 1)
    await stage.show(design)
    const bitmap = await createImageBitmap(await stage.picture(sidePx, sidePx))
    stage.dispose()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = sidePx
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
    taken.set(name, canvas)
  },
  corner: (name: string): number[] => [...taken.get(name)!.getContext('2d')!.getImageData(0, 0, 1, 1).data],
  /** Mean over pixels and channels, 0-255, between one picture and an equally large part of another. */
  difference(small: string, large: string, left = 0): number {
    const one = taken.get(small)!
    const a = pixelsOf(one, 0, one.width)
    const b = pixelsOf(taken.get(large)!, left, one.width)
    return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
  },
  model: async (design: DesignDocument, format: ModelFormat): Promise<Blob> =>
    exportModel({ ...sources, document: design, material: null }, format),
  /**
   * Reads a GLB with another parser. Returns the colours of the meshes without a picture, and how far some pieces'
   * pictures are from their drawings.
   */
  async readBack(design: DesignDocument, glb: Blob, pieces: readonly string[]) {
    const { scene } = await new GLTFLoader().parseAsync(await glb.arrayBuffer(), '')
    const plain: Record<string, string> = {}
    const pictures: Record<string, Picture> = {}
    scene.traverse(node => {
      if (!(node instanceof Mesh)) return
      const { material, name } = node as Mesh<BufferGeometry, MeshStandardMaterial>
      const picture = material.map?.image as Picture | undefined
      if (!picture || picture.width < 2) plain[name] = `#${material.color.getHexString()}`
      else if (pieces.includes(name)) pictures[name] = picture
    })
    return { plain, apart: await compareDrawn({ ...sources, design }, pictures) }
  },
  /** Compares pictures taken from a file in the same way. */
  async compare(design: DesignDocument, files: Readonly<Record<string, Blob>>): Promise<Record<string, number>> {
    const pictures: Record<string, Picture> = {}
    for (const [piece, file] of Object.entries(files)) pictures[piece] = await createImageBitmap(file)
    return compareDrawn({ ...sources, design }, pictures)
  },
}
