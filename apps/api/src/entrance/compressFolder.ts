import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const SHRINKS = /\.(js|css|html|svg|json|wasm|glb|webmanifest|ttf)$/
/** Below this a copy saves no packet. */
const SMALLEST_BYTES = 1_000

const brotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Writes a `.br` and a `.gz` copy beside every file that shrinks, unless they are there; returns how many files it did. */
export async function compressFolder(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  let count = 0
  for (const entry of entries) {
    if (!entry.isFile() || !SHRINKS.test(entry.name)) continue
    if (await compressFile(join(entry.parentPath, entry.name))) count += 1
  }
  return count
}

async function compressFile(path: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(path)
  if (size < SMALLEST_BYTES || (await isNewer(`${path}.br`, mtimeMs))) return false
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await put(`${path}.gz`, await packGzip(bytes, { level: 9 }))
  await put(`${path}.br`, await brotli(bytes, { params }))
  return true
}

async function isNewer(path: string, thanMs: number): Promise<boolean> {
  return stat(path).then(
    found => found.mtimeMs >= thanMs,
    () => false,
  )
}

/** Whole or not at all: somebody may be asking for it. */
async function put(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, bytes)
  await rename(draft, path)
}
