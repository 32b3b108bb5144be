import type { PaintPicture, Sources } from '@kitwright/artwork'
import { cutMask, nodeSurface } from '@kitwright/artwork/node'
import type { AssetRef } from '@kitwright/design'
import type { PrintedAs, Sheet } from '@kitwright/press'
import type { EncodedPictures } from '@kitwright/press/node'
import { readShapes, type ShapePicture } from '@kitwright/vector'
import { type Dpi, drawingResolutions, TO_COMPARE, TO_PRINT, type DrawingSize } from './drawingResolution.ts'
import type { GarmentToMake } from './job.ts'
import { vectorPainterIfEqual } from './verifyVectorRendering.ts'
import { inkedPictures, sizesToPrint, type PrintedPictureSize } from './printedPictureSizes.ts'
import { keyOf, readPicture, type DecodedPicture, separableOf, sourcesWith } from './drawingSources.ts'

type Image = GarmentToMake['images'][number]

/**
 * The limit for all pictures of a garment together, counted as often as they are written, so that a press can still
 * open the file.
 */
const MOST_POINTS = 200_000

interface Drawing {
  readonly image: Image
  readonly svg: string
  readonly worn: PrintedPictureSize
}

/** Returns the drawings to print as shapes, the smallest first, up to the limit of points in a file. */
function shapesWithRoom(drawings: readonly Drawing[]): { readonly key: string; readonly shapes: ShapePicture }[] {
  let room = MOST_POINTS
  return drawings
    .flatMap(({ image, svg, worn }) => {
      const shapes = worn.times > 0 ? readShapes(svg, cutMask) : null
      return shapes ? [{ key: keyOf(image), shapes, points: shapes.points * worn.times }] : []
    })
    .toSorted((a, b) => a.points - b.points)
    .filter(({ points }) => {
      room -= points
      return room >= 0
    })
}

const NOT_WORN: PrintedPictureSize = { pixelsMm: 0, shapesMm: 0, times: 0 }

async function drawingsOf(
  { images }: Pick<GarmentToMake, 'images'>,
  sizes: ReadonlyMap<string, PrintedPictureSize>,
): Promise<Drawing[]> {
  const { svgOf } = await import('../../../files/index.ts')
  return images.flatMap((image): Drawing[] => {
    const svg = image.bytes ? svgOf(image.bytes) : undefined
    return svg === undefined ? [] : [{ image, svg, worn: sizes.get(keyOf(image)) ?? NOT_WORN }]
  })
}

type PrintPictureInput = Pick<GarmentToMake, 'document' | 'images' | 'who'>

/** A garment's decoded pictures, and which of them are printed as shapes. */
interface DecodedPictures {
  readonly images: Map<string, DecodedPicture>
  readonly shapes: ReadonlyMap<string, PaintPicture>
  /** The same as they were read. */
  readonly vectors: ReadonlyMap<string, ShapePicture>
  /** The pictures that patterns print in a few inks, from their own shapes. */
  readonly separable: NonNullable<Sources['separable']>
  readonly drawings: readonly Drawing[]
}

async function readPictures(garment: PrintPictureInput, sheets: readonly Sheet[]): Promise<DecodedPictures> {
  const images = new Map<string, DecodedPicture>()
  for (const image of garment.images) images.set(keyOf(image), await readPicture(image, garment))
  const drawings = await drawingsOf(garment, sizesToPrint(sheets))
  const shapes = new Map<string, PaintPicture>()
  const vectors = new Map<string, ShapePicture>()
  for (const { key, shapes: found } of shapesWithRoom(drawings)) {
    const paint = vectorPainterIfEqual(found, images.get(key)!)
    if (!paint) continue
    shapes.set(key, paint)
    vectors.set(key, found)
  }
  const inked = inkedPictures(sheets)
  const separable = await separableOf(garment.images.filter(image => inked.has(keyOf(image))))
  return { images, shapes, vectors, separable, drawings }
}

interface FinerDrawing {
  readonly dpi: Dpi
  /** Returns the size of a drawing where it must be pixels. */
  readonly longMmOf: (drawing: Drawing) => number
  readonly draw: (drawing: Drawing, sidePx: number, before: DecodedPicture) => Promise<DecodedPicture>
}

/** Returns the drawings that must be pixels somewhere. */
function toDrawOf(
  { images, drawings }: Pick<DecodedPictures, 'images' | 'drawings'>,
  longMmOf: FinerDrawing['longMmOf'],
): DrawingSize[] {
  const toDraw = drawings.map((each): DrawingSize => {
    const key = keyOf(each.image)
    const { width, height } = images.get(key)!
    return { key, longMm: longMmOf(each), proportion: Math.min(width, height) / Math.max(width, height) }
  })
  return toDraw.filter(({ longMm }) => longMm > 0)
}

/** Redraws pictures that need more pixels at their largest size. */
async function drawFiner({ images, drawings }: DecodedPictures, { dpi, longMmOf, draw }: FinerDrawing): Promise<void> {
  const sides = drawingResolutions(toDrawOf({ images, drawings }, longMmOf), dpi)
  for (const each of drawings) {
    const key = keyOf(each.image)
    const before = images.get(key)!
    const side = sides.get(key) ?? 0
    if (side > Math.max(before.width, before.height)) images.set(key, await draw(each, side, before))
  }
}

/** Returns the printed length of the longer side of each drawing in pixels, by its key. */
function sidesToPrint({ shapes, images, drawings }: DecodedPictures): ReadonlyMap<string, number> {
  return drawingResolutions(
    toDrawOf({ images, drawings }, each => (shapes.has(keyOf(each.image)) ? each.worn.pixelsMm : largestOf(each))),
    TO_PRINT,
  )
}

/**
 * Returns how each picture of a garment is printed, without drawing any at a higher resolution. Throws a `PackError` as
 * `sourcesOf` does.
 */
export async function howPrinted(
  garment: PrintPictureInput,
  sheets: readonly Sheet[],
): Promise<SourcesToPrint['printedAs']> {
  const read = await readPictures(garment, sheets)
  const sides = sidesToPrint(read)
  const sizes = new Map(
    [...read.images].map(([key, { width, height }]) => {
      const grown = Math.max(1, (sides.get(key) ?? 0) / Math.max(width, height))
      return [key, { widthPx: Math.round(width * grown), heightPx: Math.round(height * grown) }] as const
    }),
  )
  return askPrinted(sizes, read)
}

/** Sixty megabytes of pixels. */
const MANY_PX = 16e6

const largestOf = ({ worn }: Drawing): number => Math.max(worn.pixelsMm, worn.shapesMm)

function encodedOf(garment: Pick<GarmentToMake, 'images'>, { images, drawings }: DecodedPictures) {
  const drawn = new Set(drawings.map(({ image }) => image))
  return new Map(
    garment.images.flatMap((image): [DecodedPicture, Uint8Array][] =>
      image.bytes && !drawn.has(image) ? [[images.get(keyOf(image))!, image.bytes]] : [],
    ),
  )
}

export interface SourcesToPrint {
  readonly sources: Sources
  /** The uploads that the sources' pictures were read from, without drawings. */
  readonly encoded: EncodedPictures
  /** Returns how a picture is printed, to compute its resolution. */
  readonly printedAs: (asset: Pick<AssetRef, 'source' | 'id'>) => PrintedAs | undefined
  /**
   * Frees the pictures' pixels, of which the garbage collector sees only the handles. Nothing may be drawn afterwards.
   */
  readonly letGo: () => void
}

const askPrinted =
  (
    sizes: ReadonlyMap<string, Omit<PrintedAs, 'isShapes'>>,
    { shapes }: Pick<DecodedPictures, 'shapes'>,
  ): SourcesToPrint['printedAs'] =>
  ({ source, id }) => {
    const key = `${source}:${id}`
    const size = sizes.get(key)
    return size && { isShapes: shapes.has(key), ...size }
  }

/**
 * Returns the sources a garment is printed from, given its sheets: pictures that consist of shapes as shapes, other
 * drawings at the resolution of their printed size, photographs unchanged. Throws a `PackError` as `sourcesOf` does.
 */
export async function sourcesToPrint(garment: GarmentToMake, sheets: readonly Sheet[]): Promise<SourcesToPrint> {
  const read = await readPictures(garment, sheets)
  const { images, shapes, vectors, separable } = read
  await drawFiner(read, {
    dpi: TO_PRINT,
    longMmOf: each => (shapes.has(keyOf(each.image)) ? each.worn.pixelsMm : largestOf(each)),
    draw: async ({ image }, sidePx) => readPicture(image, garment, sidePx),
  })
  const encoded = encodedOf(garment, read)
  const sizes = new Map([...images].map(([key, { width, height }]) => [key, { widthPx: width, heightPx: height }]))
  return {
    sources: await sourcesWith(garment, { images, shapes, separable, vectors }, 'print'),
    encoded,
    printedAs: askPrinted(sizes, read),
    letGo() {
      const hasMany = [...sizes.values()].reduce((sum, { widthPx, heightPx }) => sum + widthPx * heightPx, 0) > MANY_PX
      images.clear()
      encoded.clear()
      if (hasMany) globalThis.gc?.()
    },
  }
}

/** Draws shapes as pixels, as the studio's canvas does. */
function canvasOf(paint: PaintPicture, sidePx: number, { width, height }: DecodedPicture): DecodedPicture {
  const by = sidePx / Math.max(width, height)
  const [widthMm, heightMm] = [width, height].map(px => Math.round(px * by)) as [number, number]
  const canvas = nodeSurface.createCanvas(widthMm, heightMm)
  const context = canvas.getContext('2d')!
  context.translate(widthMm / 2, heightMm / 2)
  paint(context, { widthMm, heightMm })
  return canvas as unknown as DecodedPicture
}

/**
 * Returns the same as pixels, at the resolution of a page that is read back. Pictures printed as shapes are drawn from
 * them, as all shapes are: another program's blending of translucent colours is some steps off. Throws a `PackError` as
 * `sourcesOf` does.
 */
export async function sourcesToCompare(garment: GarmentToMake, sheets: readonly Sheet[]): Promise<Sources> {
  const read = await readPictures(garment, sheets)
  const { images, shapes, separable } = read
  const side = ({ width, height }: DecodedPicture): number => Math.max(width, height)
  for (const [key, paint] of shapes) images.set(key, canvasOf(paint, side(images.get(key)!), images.get(key)!))
  await drawFiner(read, {
    dpi: TO_COMPARE,
    longMmOf: largestOf,
    async draw({ image }, sidePx, before) {
      const paint = shapes.get(keyOf(image))
      return paint ? canvasOf(paint, sidePx, before) : readPicture(image, garment, sidePx)
    },
  })
  return sourcesWith(garment, { images, separable }, 'print')
}
