import { assetKey, patternsOf, type Drawable, type PaintPicture, type Sources } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources, separableSvg } from '@kitwright/artwork/node'
import { fontsOf } from '@kitwright/design'
import { loadCoverage, type Coverage, type Fineness } from '@kitwright/library'
import { registerOwnFont } from '@kitwright/library/node'
import { PackError } from '../../garments/packError.ts'
import { pieceWith } from './pieceShowingPicture.ts'
import type { GarmentToMake } from './job.ts'

type FontSourceInput = Pick<GarmentToMake, 'document' | 'fonts' | 'who'>
type DrawingSourceInput = FontSourceInput & Pick<GarmentToMake, 'images'>

export type DecodedPicture = Drawable & { readonly width: number; readonly height: number }

/** A picture of a garment in pixels: an SVG's so many along its longer side. Throws a `PackError` for one that is gone, another than came, or cannot be read. */
export async function readPicture(
  { id, bytes, isAltered }: GarmentToMake['images'][number],
  { who, document }: Pick<DrawingSourceInput, 'who' | 'document'>,
  sidePx?: number,
): Promise<DecodedPicture> {
  const told = { ...who, picture: id, piece: pieceWith(document, id) }
  if (isAltered) throw new PackError('picture-altered', told)
  if (!bytes) throw new PackError('picture-gone', told)
  // Loaded where there is a picture: it brings along what keeps files.
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
 * The shop's own fonts in the document, made known to what draws. Returns the letters of every font. Throws a `PackError` for one that is gone or
 * another than came: nothing is drawn in what nobody has approved.
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
  // A font of a public catalogue is several files: none of them may be absent.
  const there = new Set(fonts.map(({ font }) => font.id))
  const isWhole = (id: string): boolean =>
    fonts.find(({ font }) => font.id === id)?.font.more?.every(part => there.has(part.id)) ?? true
  const gone = used.find(font => !coverage.has(font) || !isWhole(font))
  if (gone !== undefined) throw new PackError('font-gone', { ...who, font: gone })
  return coverage
}

/** The drawings among pictures, to separate into inks by their own fills and strokes as the studio does. */
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
}

/** All that a document shows but its pictures, with those. */
export const sourcesWith = async (
  { document }: Pick<DrawingSourceInput, 'document'>,
  { images, shapes, separable }: Pictures,
  fineness: Fineness,
): Promise<Sources> => nodeSources(patternsOf(document), images, fineness, { drawings: shapes, separable })

/** The sources that a garment is drawn from. */
export interface DrawingSources {
  readonly sources: Sources
  readonly coverage: Coverage
}

/** All that a document shows, its patterns at their full fineness where they are printed. Throws a `PackError` for a picture or font that is gone: nothing is left out of a print. */
export async function sourcesOf(wanted: DrawingSourceInput, fineness: Fineness = 'print'): Promise<DrawingSources> {
  const coverage = await readFonts(wanted)
  const images = new Map<string, Drawable>()
  for (const image of wanted.images) images.set(keyOf(image), await readPicture(image, wanted))
  const separable = await separableOf(wanted.images)
  return { sources: await sourcesWith(wanted, { images, separable }, fineness), coverage }
}
