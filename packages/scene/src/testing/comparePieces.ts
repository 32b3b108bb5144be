import { drawPiece, placeArea, rasterise } from '@kitwright/artwork'
import { browserSurface, loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { areasOfPiece, type Garment, type Piece } from '@kitwright/garment'
import { toTable } from '@kitwright/garment/wrap'
import { Camera, Float32BufferAttribute, Mesh, PlaneGeometry, WebGLRenderer, WebGLRenderTarget } from 'three'
import { createClothKit, type ClothKit } from '../garmentMaterial/resources/clothKit.ts'
import { createGarmentTables } from '../garmentMaterial/resources/garmentTables.ts'
import { loadGrounds } from '../garmentMaterial/resources/loadGrounds.ts'
import { createPatternTiles } from '../garmentMaterial/resources/patternTiles.ts'
import { createOutfit, type Outfit } from '../stage/outfit/outfit.ts'
import { createResources } from '../stage/outfit/resources.ts'

export interface Comparison {
  readonly piece: string
  /** Mean over pixels and channels, 0-255. */
  readonly mean: number
  readonly shareOver16: number
}

const PX_PER_MM = 1

function readFlat(kit: ClothKit, mesh: Mesh, widthPx: number, heightPx: number): Uint8Array {
  const target = new WebGLRenderTarget(widthPx, heightPx, { depthBuffer: false })
  kit.renderer.setRenderTarget(target)
  kit.renderer.render(mesh, new Camera())
  const pixels = new Uint8Array(widthPx * heightPx * 4)
  kit.renderer.readRenderTargetPixels(target, 0, 0, widthPx, heightPx, pixels)
  kit.renderer.setRenderTarget(null)
  target.dispose()
  return pixels
}

function difference(a: Uint8Array, b: Uint8ClampedArray): Pick<Comparison, 'mean' | 'shareOver16'> {
  let [sum, over, count] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    // Outside the piece there is nothing to compare.
    if (i % 4 === 3 || b[i - (i % 4) + 3]! < 255) continue
    count++
    const off = Math.abs(a[i]! - b[i]!)
    sum += off
    if (off > 16) over++
  }
  return { mean: sum / count, shareOver16: over / count }
}

/** Cells of the grid. Table coordinates are set at its corners and interpolated linearly, as on the cloth. */
const CELLS = 64

/** Creates the whole piece as a plane, with its coordinates on the garment's table. */
function layPlane(piece: Piece, garment: Garment, { options }: DesignDocument): PlaneGeometry {
  const plane = new PlaneGeometry(2, 2, CELLS, CELLS)
  const [area] = areasOfPiece(garment, options, piece.id)
  const wrap = area && placeArea({ garment, options, span: 'garment' }, area).wrap
  if (!wrap) return plane
  const uv = plane.getAttribute('uv')
  const [x0, y0, x1, y1] = piece.box
  const table = Array.from({ length: uv.count }, (_, i) =>
    toTable(wrap, { x: x0 + uv.getX(i) * (x1 - x0), y: y0 + uv.getY(i) * (y1 - y0) }),
  )
  plane.setAttribute(
    'aTable',
    new Float32BufferAttribute(
      table.flatMap(({ x, y }) => [x, y]),
      2,
    ),
  )
  return plane
}

export interface PieceComparisonInput {
  /** Drawn by the GPU. */
  readonly shown: DesignDocument
  /** Drawn by Canvas2D. */
  readonly expected: DesignDocument
  readonly garment: Garment
  readonly imageUrl: (asset: { id: string }) => Promise<string | null>
}

interface DressedOutfit {
  readonly kit: ClothKit
  readonly outfit: Outfit
}

/** The renderer of all comparisons: software WebGL takes longer to compile a new one's shaders than to draw. */
let renderer: WebGLRenderer | undefined
/** The outfits by their document. They stay until the page ends, and so do the programs that they share. */
const dressed = new Map<DesignDocument, Promise<DressedOutfit>>()

async function dress({ shown, garment, imageUrl }: PieceComparisonInput): Promise<DressedOutfit> {
  renderer ??= new WebGLRenderer({ canvas: document.createElement('canvas') })
  renderer.autoClear = false
  const tiles = createPatternTiles(() => undefined, imageUrl)
  const resources = createResources(imageUrl, {
    onFont: () => undefined,
    onPiping: () => undefined,
    onImage: () => undefined,
  })
  const fineness = { layers: 2.6, longestPx: 2048 }
  const tables = createGarmentTables(() => undefined)
  const kit = createClothKit(renderer, { tiles, tables, images: resources.images, fineness })
  const outfit = createOutfit({
    kit,
    garment,
    resources,
    modelUrl: glb => `/models/${garment.id}/${glb}`,
    material: garment.material,
    isFrugal: () => true,
  })
  await Promise.all([resources.load(shown), loadGrounds(kit, shown)])
  await outfit.wear(shown)
  outfit.dress(shown, false)
  await outfit.revealAll()
  outfit.sharpen()
  return { kit, outfit }
}

/** Draws every piece flat with the GPU's code and with Canvas2D. */
export async function comparePieces(input: PieceComparisonInput): Promise<Comparison[]> {
  const { shown, expected: design, garment, imageUrl } = input
  const wearing = dressed.get(shown) ?? dress(input)
  dressed.set(shown, wearing)
  const { kit, outfit } = await wearing
  const sources = await loadSources(design, imageUrl)
  const results: Comparison[] = []
  for (const { view } of outfit.pieces()) {
    const canvas = rasterise(drawPiece(design, garment, view.piece.id), {
      pxPerMm: PX_PER_MM,
      surface: browserSurface,
      sources,
      withClip: true,
    }) as HTMLCanvasElement
    const expected = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    const quad = new Mesh(layPlane(view.piece, garment, design), view.material.flat)
    quad.frustumCulled = false
    const pixels = readFlat(kit, quad, canvas.width, canvas.height)
    results.push({ piece: view.piece.id, ...difference(pixels, expected.data) })
    quad.geometry.dispose()
  }
  return results
}
