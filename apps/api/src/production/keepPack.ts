import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { PackEntry, PackInput } from './makePack.ts'

export interface KeptPack {
  readonly garments: number
  readonly pieces: number
}

export interface KeepOptions {
  /** Told after each garment. */
  readonly onGarment?: (done: number, of: number, entry: PackEntry) => void
  /** Asked before the pack is called done: throws when the order is no longer what was begun with. */
  readonly confirm: () => Promise<void>
}

/** An order's print files with their manifest in one ZIP at `path`: whole or not at all. */
export async function keepPack(path: string, input: PackInput, { onGarment, confirm }: KeepOptions): Promise<KeptPack> {
  const zip = new ZipFile()
  const draft = `${path}.part`
  const { order } = input
  const options = { mtime: order.approved_at, compress: false }
  const stop = new AbortController()
  const file = createWriteStream(draft, { mode: 0o600 })
  const written = pipeline(zip.outputStream as Readable, file, { signal: stop.signal })
  const entries: PackEntry[] = []
  const add = async (): Promise<void> => {
    // What draws is loaded only where something is printed.
    const { makePack } = await import('./makePack.ts')
    for await (const { name, bytes, entry, of } of makePack(input)) {
      zip.addBuffer(Buffer.from(bytes), name, options)
      entries.push(entry)
      onGarment?.(entries.length, of, entry)
    }
    await confirm()
    const manifest = { order: order.number, orderVersion: order.version, approvedAt: order.approved_at, files: entries }
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'manifest.json', options)
    zip.end()
  }
  try {
    await Promise.all([add(), written])
    await rename(draft, path)
    return { garments: entries.length, pieces: entries.reduce((sum, { pieces }) => sum + pieces.length, 0) }
  } catch (error) {
    stop.abort()
    await written.catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}
