import { createHash } from 'node:crypto'
import { rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Sharp takes profiles by their file. */
export async function profileFile(bytes: Uint8Array): Promise<string> {
  const path = join(tmpdir(), `kitwright-${createHash('sha256').update(bytes).digest('hex')}.icc`)
  const isThere = await stat(path).then(
    ({ size }) => size === bytes.length,
    () => false,
  )
  if (isThere) return path
  // Whole or not at all: others look for it, too.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, path)
  return path
}
