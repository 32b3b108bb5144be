import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Entry, MANIFEST, type Manifest } from './manifest.ts'
import { checkArchive, openArchive } from './readArchive.ts'

export interface ArchiveWriter {
  /** Keeps what the stream gives; resolves when it is written. */
  add(name: string, content: Readable, options: { readonly isPacked: boolean }): Promise<void>
}

/**
 * Writes a ZIP under a name of its own and gives it its name when it is on the disk and was read back as it was written. What fails leaves nothing behind. Only
 * its owner may read it: it holds every customer's data and the secrets of the installation.
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'entries'>>,
): Promise<Manifest> {
  const draft = `${path}.part`
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600 }))
  const entries: Entry[] = []
  const failed = written.then(() => new Promise<never>(() => undefined))
  // It may fail before anybody waits for it.
  failed.catch(() => undefined)
  const add: ArchiveWriter['add'] = async (name, content, { isPacked }) => {
    const meter = createMeter()
    zip.addReadStream(content.pipe(meter.stream), name, { compress: isPacked, mode: 0o100600 })
    content.once('error', error => meter.stream.destroy(error))
    await Promise.race([finished(meter.stream), failed])
    entries.push({ name, ...meter.read() })
  }
  try {
    const manifest = { ...(await fill({ add })), entries }
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST, { mode: 0o100600 })
    zip.end()
    await written
    await sync(draft)
    await readBack(draft)
    await rename(draft, path)
    return manifest
  } catch (error) {
    ;(zip.outputStream as Readable).destroy()
    await rm(draft, { force: true })
    throw error
  }
}

function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, read: () => ({ bytes, sha256: hash.digest('hex') }) }
}

async function readBack(path: string): Promise<void> {
  const archive = await openArchive(path)
  await checkArchive(archive).finally(() => archive.close())
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(async () => file.close())
}
