import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { fileKey, type FileStore, writeWhole } from '../../files/index.ts'

interface Entries {
  /** The content, described for people. */
  readonly note: string
  /** By name. */
  readonly json: Readonly<Record<string, unknown>>
  readonly files: FileStore
  readonly tenantId: string
  readonly pictures: readonly { readonly id: string; readonly mime: string }[]
  /** Further files by name. A function makes its file when the ZIP comes to it, so that one at a time is in memory. */
  readonly documents?: Readonly<Record<string, Buffer | (() => Promise<Uint8Array>)>>
  /** Called before each picture with the number of those before it. */
  readonly onPicture?: (done: number) => Promise<void>
}

const KINDS: Readonly<Record<string, string>> = { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg' }

/** Writes a ZIP that can be read without our software. Returns the ids of pictures whose bytes are missing. */
export async function exportEntries(
  path: string,
  { note, json, files, tenantId, pictures, documents = {}, onPicture }: Entries,
): Promise<string[]> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const lost: string[] = []
  const add = async (): Promise<void> => {
    zip.addBuffer(Buffer.from(note), 'README.txt')
    for (const [name, made] of Object.entries(documents))
      zip.addBuffer(typeof made === 'function' ? Buffer.from(await made()) : made, name)
    for (const [name, value] of Object.entries(json))
      zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), `${name}.json`)
    for (const [done, { id, mime }] of pictures.entries()) {
      await onPicture?.(done)
      const bytes = await files.find(fileKey(tenantId, id))
      if (!bytes) lost.push(id)
      else zip.addBuffer(Buffer.from(bytes), `pictures/${id}.${KINDS[mime] ?? mime.split('/')[1]}`, { compress: false })
    }
    zip.end()
  }
  const added = add().catch((error: unknown) => output.destroy(error as Error))
  await Promise.all([added, writeWhole({ path }, output)])
  return lost
}
