import { readFile } from 'node:fs/promises'

/** Pictures that come with the program: of what shops show before anybody has made anything. `entrance/packaged.test.ts` writes them. */
export const PACKAGED_PICTURES = new URL('../../pictures/', import.meta.url)

const isAbsent = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT'

/** The picture of that name among those that come with the program. */
export async function findPackaged(fileName: string): Promise<Uint8Array | undefined> {
  return readFile(new URL(fileName, PACKAGED_PICTURES)).catch((error: NodeJS.ErrnoException) => {
    if (isAbsent(error)) return undefined
    throw error
  })
}
