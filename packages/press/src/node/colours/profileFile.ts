import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Writes a profile to a temporary file, which sharp requires, while `use` runs. Its private folder cannot be read or
 * pre-filled by other accounts. Nothing remains after a shop is moved or erased.
 */
export async function withProfileFile<T>(profile: Uint8Array, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-profile-'))
  try {
    const path = join(folder, 'printer.icc')
    await writeFile(path, profile)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
