import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Level } from '@kitwright/garment'

/** The recipe and the files of a shipped model, as shortened SHA-256 hashes. */
export interface BakeRecord extends Readonly<Record<Level, string>> {
  readonly recipe: string
}

/** Records by garment and model, as `soccer/shorts`. */
export type BakeRecords = Readonly<Record<string, BakeRecord>>

/** The records of the models in `packages/garment`. */
export const SHIPPED_RECORDS = new URL('../../bakes.json', import.meta.url).pathname

export const fileHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Reads the records of a file. Throws if it does not exist. */
export const readRecords = async (file: string): Promise<BakeRecords> =>
  JSON.parse(await readFile(file, 'utf8')) as BakeRecords

/** Adds records to a file, which it creates if needed, in the order of their keys. */
export async function addRecords(file: string, added: BakeRecords): Promise<void> {
  const known = existsSync(file) ? await readRecords(file) : {}
  const all = Object.entries({ ...known, ...added }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(file, `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`)
}
