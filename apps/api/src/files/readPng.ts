import sharp from 'sharp'
import { fileKey, type FileStore } from './fileStore.ts'

const OWN_FILE = /^\/api\/files\/([0-9a-f-]{36})$/

interface Wanted {
  readonly tenantId: string
  /** Where browsers get it; nothing, or a picture elsewhere, is none. */
  readonly address: string | null | undefined
  /** It is made to fit. */
  readonly box: { readonly width: number; readonly height: number }
}

export interface Png {
  readonly png: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

/** One of the tenant's own pictures as PNG, for paper and mails; null where it is not its own, gone or broken. */
export async function readPng(files: FileStore, { tenantId, address, box }: Wanted): Promise<Png | null> {
  const [, id] = OWN_FILE.exec(address ?? '') ?? []
  const bytes = id && (await files.find(fileKey(tenantId, id)).catch(() => undefined))
  if (!bytes) return null
  try {
    const picture = sharp(bytes, { density: 300 })
      .resize({ ...box, fit: 'inside' })
      .png()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return { png: data, widthPx: info.width, heightPx: info.height }
  } catch {
    return null
  }
}
