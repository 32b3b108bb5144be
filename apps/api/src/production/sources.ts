import { assetKey, patternsOf, type Drawable, type Sources } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources } from '@kitwright/artwork/node'
import type { DesignDocument } from '@kitwright/design'
import { loadCoverage, type Coverage } from '@kitwright/library'
import { registerOwnFont } from '@kitwright/library/node'
import { fileKey, type FileStore, pixelsToPrint } from '../files/index.ts'
import type { LoadOwnFonts } from '../fonts/index.ts'
import { PackError } from './garments.ts'

export interface SourcesMeans {
  readonly tenantId: string
  readonly files: Pick<FileStore, 'find'>
  readonly loadOwnFonts: LoadOwnFonts
}

async function readImage(id: string, { files, tenantId }: SourcesMeans): Promise<Drawable> {
  const bytes = await files.find(fileKey(tenantId, id))
  if (!bytes) throw new PackError(`A picture has no file any more: ${id}`)
  // Whoever prints is told which one it is, whatever a reader of pictures says of its bytes.
  const image = await pixelsToPrint(bytes)
    .then(async pixels => pixels && loadImageBuffer(pixels))
    .catch(() => null)
  if (!image) throw new PackError(`A picture cannot be read: ${id}`)
  return image
}

/** The shop's own fonts in the document, made known to what draws. Returns the letters of every font. */
async function readFonts({ layers }: DesignDocument, { tenantId, loadOwnFonts }: SourcesMeans): Promise<Coverage> {
  const used = layers.flatMap(layer => (layer.kind === 'text' && !layer.isHidden ? [layer.font] : []))
  const own = await loadOwnFonts(tenantId, [...new Set(used)])
  for (const { font, bytes } of own) registerOwnFont(font, bytes)
  const coverage = new Map([...(await loadCoverage()), ...own.map(each => [each.font.id, each.coverage] as const)])
  // Else it would be drawn in another one, which nobody has approved.
  const gone = used.find(font => !coverage.has(font))
  if (gone !== undefined) throw new PackError(`A font has no file any more: ${gone}`)
  return coverage
}

/** What the garments of a line are drawn from. */
export interface Drawn {
  readonly sources: Sources
  readonly coverage: Coverage
}

/** All that a document shows, at its full fineness. Throws a `PackError` for a picture or font that is gone: nothing is left out of a print. */
export async function sourcesOf(document: DesignDocument, means: SourcesMeans): Promise<Drawn> {
  const coverage = await readFonts(document, means)
  const images = new Map<string, Drawable>()
  for (const layer of document.layers) {
    if (layer.kind !== 'image' || layer.isHidden) continue
    const key = assetKey(layer.asset)
    if (!images.has(key)) images.set(key, await readImage(layer.asset.id, means))
  }
  return { sources: await nodeSources(patternsOf(document), images, 'print'), coverage }
}
