import { createHash } from 'node:crypto'
import { assetKey, inkedAssets, patternsOf } from '@kitwright/artwork'
import { assetsOf, fontsOf, type DesignDocument } from '@kitwright/design'
import { garmentHash } from '@kitwright/portrait/hash'
import { ProblemError } from '../../endpoint/index.ts'
import {
  createMakeOnce,
  createRasters,
  type FileStore,
  isPackagedUpload,
  pictureKey,
  type UploadReader,
  sharedPictureKey,
  svgOf,
} from '../../files/index.ts'
import type { LoadOwnFonts } from '../../fonts/index.ts'
import type { Caller, WorkerPool } from '../../workers/index.ts'
import { drawPicture, type PictureToDraw } from './drawPicture.ts'
import type { PictureSettings } from './pictureSettings.ts'
import { readStored } from '../storage/readDocument.ts'
import { readFile } from 'node:fs/promises'

/**
 * Pictures shipped with the program, for shops in which nobody has created anything yet. `packagedPictures.test.ts`
 * writes them.
 */
export const PACKAGED_PICTURES = new URL('../../../pictures/', import.meta.url)

const isAbsent = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT'

/** Reads the picture of that name shipped with the program. */
async function findPackaged(fileName: string): Promise<Uint8Array | undefined> {
  return readFile(new URL(fileName, PACKAGED_PICTURES)).catch((error: NodeJS.ErrnoException) => {
    if (isAbsent(error)) return undefined
    throw error
  })
}

export interface PictureRequest {
  readonly tenantId: string
  readonly document: unknown
  /** Identifies the document. */
  readonly documentHash: string
  readonly settings: PictureSettings
  /** The account the drawing belongs to. Drawings for one account wait for each other. */
  readonly accountId?: string
  /**
   * Whether anyone may see the picture. If it contains nothing of the tenant's own, shops with the same document share
   * one picture.
   */
  readonly isPublic?: boolean
  /** Whether nobody waits for it yet. */
  readonly isBackground?: boolean
  /** Aborts when nobody waits for the picture any more. */
  readonly signal?: AbortSignal
}

export interface Picture {
  readonly bytes: Uint8Array
  readonly mime: string
  readonly etag: string
}

/**
 * Returns the picture, rendering it if necessary. Throws `not-ready` if too many are already waiting. Throws
 * `picture-too-heavy` for a design that cannot be rendered within the time limit; after one attempt it does so
 * immediately.
 */
export type GetPicture = (wanted: PictureRequest) => Promise<Picture>

/** Increase it when the same document is rendered differently. Pictures stored before are then no longer used. */
const DRAWING = 9

/** Returns the hash of a picture's inputs, as 64 hexadecimal digits. */
async function nameOf({ documentHash, settings }: PictureRequest, document: DesignDocument): Promise<string> {
  const { view, widthPx, heightPx, ground, format, part, crop, quality } = settings
  const garment = await garmentHash({ document, heightPx, part })
  // Pictures of the whole garment keep their names from before pictures of parts and crops existed.
  const more = [...(part ? [part] : []), ...(crop ? [crop.margin, crop.zoom, crop.keeps] : [])]
  const made = [DRAWING, documentHash, garment, view, widthPx, heightPx, ground, format, ...more]
  if (quality !== undefined) made.push(`quality ${quality}`)
  // Earlier versions traced drawings in a few inks from their pixels.
  if (inkedAssets(patternsOf(document)).size > 0) made.push('separated')
  return createHash('sha256').update(JSON.stringify(made)).digest('hex')
}

const imagesOf = (document: DesignDocument): string[] => [...new Set(assetsOf(document).map(({ id }) => id))]

const fontIdsOf = (document: DesignDocument): string[] => [...new Set(fontsOf(document).map(({ font }) => font))]

const isOwnFont = (id: string): boolean => id.startsWith('own-')

/** Returns the file name of the picture if it is shipped with the program. */
export async function packagedNameOf(wanted: PictureRequest): Promise<string> {
  return fileNameOf(await nameOf(wanted, readStored(wanted.document)), wanted)
}
const fileNameOf = (name: string, { settings }: PictureRequest): string => `${name.slice(0, 32)}.${settings.format}`

interface Rasters {
  /** Storage keys by the ids of the pictures that can be drawn. */
  readonly keys: ReadonlyMap<string, string>
  /** The drawings among them that patterns show in a few inks. */
  readonly svgs: ReadonlyMap<string, string>
  /** Whether a picture differs from its upload. */
  readonly isAnyAltered: boolean
}

interface PicturePorts {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
  readonly loadOwnFonts: LoadOwnFonts
  /** Without it a design's pictures would be left out, and nobody would hear of it. */
  readonly readUploads: UploadReader
  /** Finds pictures that are already packaged; null renders all. */
  readonly packaged?: typeof findPackaged | null
}

/**
 * Creates the store of design pictures. Each is rendered once and then stored, among its tenant's files or for all. An
 * uploaded picture that cannot be drawn is left out like a missing one. One that differs from its upload is left out
 * too, but then the rendering is not stored, because the upload may be restored from a backup.
 */
export function createPictures({
  files,
  workers,
  loadOwnFonts,
  readUploads,
  packaged = findPackaged,
}: PicturePorts): GetPicture {
  const makeOnce = createMakeOnce(files)
  const ensureRaster = createRasters(files, workers)

  /**
   * Finds the rasters' keys by id, and whether each matches its upload. Runs one after the other, so that no document
   * takes all permits.
   */
  const rastersOf = async (document: DesignDocument, caller: Caller): Promise<Rasters> => {
    const keys = new Map<string, string>()
    const svgs = new Map<string, string>()
    const inked = inkedAssets(patternsOf(document))
    let isAnyAltered = false
    for (const id of imagesOf(document)) {
      const [upload] = await readUploads(caller.tenantId, [id])
      isAnyAltered ||= upload?.isAltered === true
      const key = upload?.bytes?.length && (await ensureRaster({ ...caller, bytes: upload.bytes }))
      if (key) keys.set(id, key)
      const svg = upload?.bytes && inked.has(assetKey({ source: 'file', id })) ? svgOf(upload.bytes) : undefined
      if (svg !== undefined) svgs.set(id, svg)
    }
    return { keys, svgs, isAnyAltered }
  }
  const readAll = async ({ keys, svgs }: Rasters): Promise<PictureToDraw['images']> => {
    const read = [...keys].map(async ([id, key]) => ({ id, bytes: await files.find(key) }))
    return (await Promise.all(read)).flatMap(({ id, bytes }) => (bytes ? [{ id, bytes, svg: svgs.get(id) }] : []))
  }
  return async wanted => {
    const { tenantId, accountId, settings } = wanted
    const document = readStored(wanted.document)
    const name = await nameOf(wanted, document)
    const isShared =
      wanted.isPublic && imagesOf(document).every(isPackagedUpload) && !fontIdsOf(document).some(isOwnFont)
    const key = isShared ? sharedPictureKey(name) : pictureKey(tenantId, name)
    let isPassing = false
    const draw = async (caller: Caller): Promise<Uint8Array> => {
      const rasters = await rastersOf(document, caller)
      const found = await loadOwnFonts(tenantId, fontIdsOf(document))
      const fonts = found.filter(({ isAltered }) => !isAltered)
      isPassing = rasters.isAnyAltered || fonts.length < found.length
      const gather = async (): Promise<PictureToDraw> => ({
        document,
        settings,
        images: await readAll(rasters),
        fonts,
      })
      return workers.run(drawPicture, gather, caller)
    }
    const bytes =
      (isShared && (await packaged?.(fileNameOf(name, wanted)))) ||
      (await makeOnce(key, async together => draw({ tenantId, accountId, ...together }), wanted))
    if (isPassing) await files.remove(key)
    if (!bytes) throw new ProblemError('picture-too-heavy')
    return { bytes, mime: `image/${settings.format}`, etag: `"${name.slice(0, 32)}"` }
  }
}
