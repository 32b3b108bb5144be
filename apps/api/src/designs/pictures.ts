import { createHash } from 'node:crypto'
import type { DesignDocument } from '@kitwright/design'
import { garmentHash } from '@kitwright/portrait/hash'
import { fileKey, type FileStore, pictureKey } from '../files/index.ts'
import type { LoadOwnFonts } from '../fonts/index.ts'
import { createPictureDrawer, type DrawPicture, type PictureToDraw } from './drawPicture.ts'
import type { PictureLook } from './pictureLook.ts'
import { readStored } from './readDocument.ts'

export interface PictureWanted {
  readonly tenantId: string
  readonly document: unknown
  /** Tells documents apart. */
  readonly documentHash: string
  readonly look: PictureLook
}

export interface Picture {
  readonly bytes: Uint8Array
  readonly mime: string
  readonly etag: string
}

/** Finds the picture or has it drawn. Throws `not-ready` when too many wait already. */
export type GetPicture = (wanted: PictureWanted) => Promise<Picture>

export interface Pictures {
  readonly get: GetPicture
  close(): Promise<void>
}

/** To be raised when the same document is drawn otherwise: kept pictures of before are then left alone. */
const DRAWING = 4

/** What a picture is made of, as 64 hexadecimal digits. */
async function nameOf({ documentHash, look }: PictureWanted, document: DesignDocument): Promise<string> {
  const { view, widthPx, heightPx, ground, format } = look
  const garment = await garmentHash({ document, heightPx })
  const made = [DRAWING, documentHash, garment, view, widthPx, heightPx, ground, format]
  return createHash('sha256').update(JSON.stringify(made)).digest('hex')
}

async function loadImages(
  { layers }: DesignDocument,
  load: (id: string) => Promise<Uint8Array | undefined>,
): Promise<PictureToDraw['images']> {
  const ids = new Set(layers.flatMap(layer => (layer.kind === 'image' ? [layer.asset.id] : [])))
  const images: { id: string; bytes: Uint8Array }[] = []
  for (const id of ids) {
    const bytes = await load(id)
    if (bytes) images.push({ id, bytes })
  }
  return images
}

const fontsOf = ({ layers }: DesignDocument): string[] => [
  ...new Set(layers.flatMap(layer => (layer.kind === 'text' ? [layer.font] : []))),
]

/** Pictures of designs, each drawn once and then kept among its tenant's files. */
export function createPictures(
  files: FileStore,
  drawer = createPictureDrawer(),
  loadOwnFonts: LoadOwnFonts = async () => [],
): Pictures {
  return { get: createGet(files, drawer.draw, loadOwnFonts), close: async () => drawer.close() }
}

function createGet(files: FileStore, draw: DrawPicture, loadOwnFonts: LoadOwnFonts): GetPicture {
  /** Two who ask at once wait for one drawing. */
  const underWay = new Map<string, Promise<Uint8Array>>()

  const make = async (key: string, { tenantId, look }: PictureWanted, document: DesignDocument) => {
    const images = await loadImages(document, async id => files.find(fileKey(tenantId, id)))
    const fonts = await loadOwnFonts(tenantId, fontsOf(document))
    const bytes = await draw({ document, look, images, fonts })
    await files.put(key, bytes)
    return bytes
  }
  const makeOnce = async (key: string, wanted: PictureWanted, document: DesignDocument): Promise<Uint8Array> => {
    const found = underWay.get(key)
    if (found) return found
    const making = make(key, wanted, document).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
  return async wanted => {
    const document = readStored(wanted.document)
    const name = await nameOf(wanted, document)
    const key = pictureKey(wanted.tenantId, name)
    const bytes = (await files.find(key)) ?? (await makeOnce(key, wanted, document))
    return { bytes, mime: `image/${wanted.look.format}`, etag: `"${name.slice(0, 32)}"` }
  }
}
