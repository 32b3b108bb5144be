import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Upload } from '../../endpoint/index.ts'

/** A picture as it came: its bytes, or where they lie. */
export type PictureInput = Uint8Array | Upload

export const sizeOf = (sent: PictureInput): number => (sent instanceof Uint8Array ? sent.length : sent.size)

export const bytesOf = async (sent: PictureInput): Promise<Uint8Array> =>
  sent instanceof Uint8Array ? sent : readFile(sent.path)

/** Other bytes in the place of what was sent, whole or not at all. */
export async function replacePictureBytes(sent: PictureInput, bytes: Uint8Array): Promise<PictureInput> {
  if (sent instanceof Uint8Array) return bytes
  const { path } = sent
  await writeFile(`${path}.new`, bytes, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return { path, size: bytes.length }
}
