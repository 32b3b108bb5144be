import { assetKey, patternsOf, type Drawable, type PaintPicture, type Sources } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources, separableSvg } from '@kitwright/artwork/node'
import type { ShapePicture } from '@kitwright/vector'
import { fontsOf } from '@kitwright/design'
import { loadCoverage, type Coverage, type Fineness } from '@kitwright/library'
import { registerOwnFont } from '@kitwright/library/node'
import { PackError } from '../../garments/packError.ts'
import { pieceWith } from './pieceShowingPicture.ts'
import type { GarmentToMake } from './job.ts'

type FontSourceInput = Pick<GarmentToMake, 'document' | 'fonts' | 'who'>
type DrawingSourceInput = FontSourceInput & Pick<GarmentToMake, 'images'>

export type DecodedPicture = Drawable & { readonly width: number; readonly height: number }

/**
 * Reads a picture of a garment as pixels, an SVG with this many along its longer side. Throws a `PackError` if it is
 * missing, altered or unreadable.
 */
export async function readPicture(
  { id, bytes, isAltered }: GarmentToMake['images'][number],
  { who, document }: Pick<DrawingSourceInput, 'who' | 'document'>,
  sidePx?: number,
): Promise<DecodedPicture> {
  const told = { ...who, picture: id, piece: pieceWith(document, id) }
  if (isAltered) throw new PackError('picture-altered', told)
  if (!bytes) throw new PackError('picture-gone', told)
  // Loaded only if there is a picture, since it imports the file storage.
  const { lettersInPicture, toPrintPixels } = await import('../../../files/index.ts')
  if (await lettersInPicture(bytes)) throw new PackError('picture-letters', told)
  // The printer is told which picture it is, whatever error the decoder reports about its bytes.
  const image = await toPrintPixels(bytes, sidePx)
    .then(async pixels => pixels && loadImageBuffer(pixels))
    .catch(() => null)
  if (!image) throw new PackError('picture-unreadable', told)
  return image as DecodedPicture
}

export const keyOf = ({ id }: Pick<GarmentToMake['images'][number], 'id'>): string => assetKey({ source: 'file', id })

/**
 * Registers the shop's own fonts in the document for drawing. Returns the letters of every font. Throws a `PackError`
 * if one is missing or altered: nothing is drawn in a font that nobody has approved.
 */
export async function readFonts({ document, fonts, who }: FontSourceInput): Promise<Coverage> {
  const used = fontsOf({ ...document, layers: document.layers.filter(({ isHidden }) => !isHidden) }).map(
    ({ font }) => font,
  )
  const altered = fonts.find(({ isAltered }) => isAltered)
  if (altered) throw new PackError('font-altered', { ...who, font: altered.font.family })
  for (const { font, bytes } of fonts) registerOwnFont(font, bytes)
  const own = fonts.map(each => [each.font.id, each.coverage] as const)
  const coverage = new Map([...(await loadCoverage()), ...own])
  // A font of a public catalogue has several files, and all must be present.
  const there = new Set(fonts.map(({ font }) => font.id))
  const isWhole = (id: string): boolean =>
    fonts.find(({ font }) => font.id === id)?.font.more?.every(part => there.has(part.id)) ?? true
  const gone = used.find(font => !coverage.has(font) || !isWhole(font))
  if (gone !== undefined) throw new PackError('font-gone', { ...who, font: gone })
  return coverage
}

/** Returns the drawings among pictures, to separate into inks by their own fills and strokes as the studio does. */
export async function separableOf(
  images: readonly Pick<GarmentToMake['images'][number], 'id' | 'bytes'>[],
): Promise<NonNullable<Sources['separable']>> {
  const { svgOf } = await import('../../../files/index.ts')
  return new Map(
    images.flatMap(({ id, bytes }) => {
      const svg = bytes ? svgOf(bytes) : undefined
      const drawing = svg === undefined ? null : separableSvg(svg)
      return drawing ? [[keyOf({ id }), drawing] as const] : []
    }),
  )
}

export interface Pictures {
  readonly images: ReadonlyMap<string, Drawable>
  readonly shapes?: ReadonlyMap<string, PaintPicture>
  readonly separable?: Sources['separable']
  /** The shapes of `shapes`' pictures, for pieces that bend on the table. */
  readonly vectors?: ReadonlyMap<string, ShapePicture>
}

/** Returns a document's sources, with these pictures. */
export const sourcesWith = async (
  { document }: Pick<DrawingSourceInput, 'document'>,
  { images, shapes, separable, vectors }: Pictures,
  fineness: Fineness,
): Promise<Sources> =>
  nodeSources(patternsOf(document), images, fineness, { drawings: shapes, separable, pictures: vectors })

/** The sources that a garment is drawn from. */
export interface DrawingSources {
  readonly sources: Sources
  readonly coverage: Coverage
}

/**
 * Returns a document's sources, with patterns at full resolution for printing. Throws a `PackError` if a picture or
 * font is missing: nothing is left out of a print.
 */
export async function sourcesOf(wanted: DrawingSourceInput, fineness: Fineness = 'print'): Promise<DrawingSources> {
  const coverage = await readFonts(wanted)
  const images = new Map<string, Drawable>()
  for (const image of wanted.images) images.set(keyOf(image), await readPicture(image, wanted))
  const separable = await separableOf(wanted.images)
  return { sources: await sourcesWith(wanted, { images, separable }, fineness), coverage }
}
