import { assetKey, patternsOf, type Drawable, type Sources } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources } from '@kitwright/artwork/node'
import type { DesignDocument } from '@kitwright/design'
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
  const image = await pixelsToPrint(bytes).then(async pixels => pixels && loadImageBuffer(pixels))
  if (!image) throw new PackError(`A picture cannot be read: ${id}`)
  return image
}

/** All that a document shows, at its full fineness. Throws a `PackError` for a picture that is gone: nothing is left out of a print. */
export async function sourcesOf(document: DesignDocument, means: SourcesMeans): Promise<Sources> {
  const fonts = document.layers.flatMap(layer => (layer.kind === 'text' ? [layer.font] : []))
  for (const { font, bytes } of await means.loadOwnFonts(means.tenantId, [...new Set(fonts)]))
    registerOwnFont(font, bytes)
  const images = new Map<string, Drawable>()
  for (const layer of document.layers) {
    if (layer.kind !== 'image' || layer.isHidden) continue
    const key = assetKey(layer.asset)
    if (!images.has(key)) images.set(key, await readImage(layer.asset.id, means))
  }
  return nodeSources(patternsOf(document), images, 'print')
}
