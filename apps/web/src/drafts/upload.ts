import type { Answer, Client } from '@kitwright/contract/client'
import type { AssetRef, DesignDocument, Layer } from '@kitwright/design'
import type { StoredFile } from '@kitwright/contract'
import { getImage, noteFileId } from './images.ts'

export type SaveError =
  | Extract<Answer<never>, { ok: false }>['error']
  | { readonly id: 'image-missing'; readonly message: '' }
export type Uploaded =
  | { readonly ok: true; readonly document: DesignDocument }
  | { readonly ok: false; readonly error: SaveError }
type FileRef = { ok: true; asset: AssetRef } | { ok: false; error: SaveError }

const NAMES: Record<string, string> = {
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpg',
  'image/webp': 'picture.webp',
  'image/svg+xml': 'picture.svg',
}

export interface Sending {
  /** Given the form before it goes, to hear how much of it has gone. */
  watch(form: FormData): void
  readonly signal: AbortSignal
}

async function upload(api: Client, asset: AssetRef, sending?: Sending): Promise<FileRef> {
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

/** Sends one picture ahead, so that the save that needs it has less to do. Null when the server has it, else why not. */
export async function sendImage(asset: AssetRef, api: Client, sending: Sending): Promise<SaveError | null> {
  const sent = await upload(api, asset, sending)
  return sent.ok ? null : sent.error
}

const isLocal = (layer: Layer): boolean => layer.kind === 'image' && layer.asset.source === 'local'

/** The document with every local picture replaced by one that the server holds; uploads what it does not hold yet. */
export async function uploadImages(document: DesignDocument, api: Client): Promise<Uploaded> {
  const refs = new Map<string, AssetRef>()
  for (const layer of document.layers) {
    if (layer.kind !== 'image' || !isLocal(layer) || refs.has(layer.asset.id)) continue
    // One after another: a phone's uplink gains nothing from parallel uploads, and the first refusal stops the rest.
    const result = await upload(api, layer.asset)
    if (!result.ok) return result
    refs.set(layer.asset.id, result.asset)
  }
  const layers = document.layers.map(layer =>
    layer.kind === 'image' && isLocal(layer) ? { ...layer, asset: refs.get(layer.asset.id) ?? layer.asset } : layer,
  )
  return { ok: true, document: { ...document, layers } }
}

/** Forgets which files were uploaded, so that the next save sends them again. */
export async function forgetUploads(document: DesignDocument): Promise<void> {
  for (const layer of document.layers) {
    if (layer.kind === 'image' && isLocal(layer)) await noteFileId(layer.asset.id, undefined)
  }
}
