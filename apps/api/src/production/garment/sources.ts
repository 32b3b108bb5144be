import { assetKey, patternsOf, type Drawable, type Sources } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources } from '@kitwright/artwork/node'
import { fontsOf } from '@kitwright/design'
import { loadCoverage, type Coverage, type Fineness } from '@kitwright/library'
import { registerOwnFont } from '@kitwright/library/node'
import { PackError } from '../problem.ts'
import type { GarmentToMake } from './job.ts'

type Wanted = Pick<GarmentToMake, 'document' | 'images' | 'fonts' | 'who'>

async function readImage({ id, bytes }: GarmentToMake['images'][number], { who }: Wanted): Promise<Drawable> {
  if (!bytes) throw new PackError('picture-gone', { ...who, picture: id })
  // Loaded where there is a picture: it brings along what keeps files.
  const { pixelsToPrint } = await import('../../files/index.ts')
  // Whoever prints is told which one it is, whatever a reader of pictures says of its bytes.
  const image = await pixelsToPrint(bytes)
    .then(async pixels => pixels && loadImageBuffer(pixels))
    .catch(() => null)
  if (!image) throw new PackError('picture-unreadable', { ...who, picture: id })
  return image
}

/** The shop's own fonts in the document, made known to what draws. Returns the letters of every font. */
async function readFonts({ document, fonts, who }: Wanted): Promise<Coverage> {
  const used = fontsOf({ ...document, layers: document.layers.filter(({ isHidden }) => !isHidden) }).map(
    ({ font }) => font,
  )
  for (const { font, bytes } of fonts) registerOwnFont(font, bytes)
  const own = fonts.map(each => [each.font.id, each.coverage] as const)
  const coverage = new Map([...(await loadCoverage()), ...own])
  // Else it would be drawn in another one, which nobody has approved.
  const gone = used.find(font => !coverage.has(font))
  if (gone !== undefined) throw new PackError('font-gone', { ...who, font: gone })
  return coverage
}

/** What a garment is drawn from. */
export interface Drawn {
  readonly sources: Sources
  readonly coverage: Coverage
}

/** All that a document shows, at its full fineness where it is printed. Throws a `PackError` for a picture or font that is gone: nothing is left out of a print. */
export async function sourcesOf(wanted: Wanted, fineness: Fineness = 'print'): Promise<Drawn> {
  const coverage = await readFonts(wanted)
  const images = new Map<string, Drawable>()
  for (const image of wanted.images)
    images.set(assetKey({ source: 'file', id: image.id }), await readImage(image, wanted))
  return { sources: await nodeSources(patternsOf(wanted.document), images, fineness), coverage }
}
