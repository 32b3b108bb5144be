import type { Answer, Client } from '@kitwright/contract/client'
import { assetsOf, withAssets, type AssetRef, type DesignDocument } from '@kitwright/design'
import type { StoredFile } from '@kitwright/contract'
import { adoptImage, getImage, noteFileId } from '../records/images.ts'

export type SaveError =
  | Extract<Answer<never>, { ok: false }>['error']
  | { readonly id: 'image-missing'; readonly message: '' }
export type UploadImagesResult =
  | { readonly ok: true; readonly document: DesignDocument }
  | { readonly ok: false; readonly error: SaveError }
type FileRef = { ok: true; asset: AssetRef } | { ok: false; error: SaveError }

const NAMES: Record<string, string> = {
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpg',
  'image/webp': 'picture.webp',
  'image/svg+xml': 'picture.svg',
}

export interface UploadProgress {
  /** Receives the form before it is sent, to report upload progress. */
  watch(form: FormData): void
  readonly signal: AbortSignal
}

async function upload(api: Client, asset: AssetRef, sending?: UploadProgress): Promise<FileRef> {
  const image = await getImage(asset.id)
  if (!image) return { ok: false, error: { id: 'image-missing', message: '' } }
  if (image.fileId) return { ok: true, asset: { ...asset, source: 'file', id: image.fileId } }
  const form = new FormData()
  form.append('file', image.blob, NAMES[image.blob.type] ?? 'picture')
  // The contract describes multipart bodies in words only.
  sending?.watch(form)
  const answer = await api('POST /api/files', { body: form as unknown as undefined, signal: sending?.signal })
  if (!answer.ok) return { ok: false, error: answer.error }
  const file: StoredFile = answer.value
  await noteFileId(asset.id, file.id)
  return { ok: true, asset: { source: 'file', id: file.id, widthPx: file.widthPx, heightPx: file.heightPx } }
}

/** Uploads one picture early, so that its save has less to do. Returns null on success, otherwise the error. */
export async function sendImage(asset: AssetRef, api: Client, sending: UploadProgress): Promise<SaveError | null> {
  const sent = await upload(api, asset, sending)
  return sent.ok ? null : sent.error
}

/** Returns whether this browser stores the picture: its own, or one taken over from another account. */
const isHeld = async ({ source, id }: AssetRef): Promise<boolean> => source === 'local' || (await getImage(id)) !== null

/** Returns the document with every local picture replaced by a server file. Uploads missing ones. */
export async function uploadImages(document: DesignDocument, api: Client): Promise<UploadImagesResult> {
  const refs = new Map<string, AssetRef>()
  for (const asset of assetsOf(document)) {
    if (refs.has(asset.id) || !(await isHeld(asset))) continue
    // One after another: a phone's uplink gains nothing from parallel uploads, and the first refusal stops the rest.
    const result = await upload(api, asset)
    if (!result.ok) return result
    refs.set(asset.id, result.asset)
  }
  return { ok: true, document: withAssets(document, asset => refs.get(asset.id) ?? asset) }
}

/**
 * After a refusal: forgets which files were uploaded and copies other people's files (of a shared design, or of the
 * account before), so that the next save sends all as one's own.
 */
export async function takeOver(document: DesignDocument, api: Client): Promise<void> {
  for (const asset of assetsOf(document)) {
    if (await isHeld(asset)) {
      await noteFileId(asset.id, undefined)
      continue
    }
    const answer = await api('GET /api/files/{id}', { params: { id: asset.id } })
    if (answer.ok) await adoptImage(asset, answer.value)
  }
}
