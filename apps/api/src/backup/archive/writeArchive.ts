import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Entry, MANIFEST, type Manifest } from './manifest.ts'

export interface ArchiveWriter {
  /** Writes the stream to an entry. Resolves when it is written. */
  add(name: string, content: Readable, options: { readonly isPacked: boolean }): Promise<void>
}

/** Writes a ZIP, which `keep` stores completely or not at all. */
export async function writeArchive(
  keep: (zip: Readable) => Promise<void>,
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'entries'>>,
): Promise<Manifest> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // The function that stores the output handles its errors if they reach that far.
  output.on('error', () => undefined)
  const kept = keep(output)
  const entries: Entry[] = []
  const failed = kept.then(() => new Promise<never>(() => undefined))
  // `failed` may reject before anything awaits it.
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
    await kept
    return manifest
  } catch (error) {
    output.destroy(error as Error)
    await kept.catch(() => undefined)
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
