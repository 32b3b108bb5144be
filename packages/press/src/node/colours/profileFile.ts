import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A profile as a file, for which sharp asks, as long as it is used. In a folder of its own, which no other account can look into or fill
 * before; a shop that is moved or erased leaves none behind.
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
