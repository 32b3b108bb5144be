import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes, in pieces as they come. */
type Pieces = Readable | Iterable<Uint8Array>

interface WriteMode {
  /** Whether something may lie there already, and is written over. */
  readonly isOver: boolean
}

/**
 * Writes a file that only its owner may read; resolves when it is on the disk. Where it rejects, nothing of it is open any more: a file
 * that a stream opens by itself can come to be after its writer has tidied up.
 */
export async function writeStream(path: string, content: Pieces, { isOver }: WriteMode): Promise<void> {
  const stream = content instanceof Readable ? content : Readable.from(content)
  // The pipeline reports errors that come before the file is open.
  stream.on('error', () => undefined)
  try {
    const file = await open(path, isOver ? 'w' : 'wx', 0o600)
    await pipeline(stream, file.createWriteStream({ flush: true })).finally(async () => file.close())
  } catch (error) {
    stream.destroy()
    throw error
  }
}

/** Writes a file whole or not at all: it is called `draft` until it is on the disk and `check` has found nothing wrong. */
export async function writeWhole(
  { path, draft = `${path}.part` }: { readonly path: string; readonly draft?: string },
  content: Pieces,
  check?: (draft: string) => Promise<void>,
): Promise<void> {
  try {
    await writeStream(draft, content, { isOver: true })
    await check?.(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
