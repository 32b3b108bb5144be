import { existsSync, readFileSync } from 'node:fs'
import type { Wraps } from '../wrap/types.ts'

const GARMENTS = new URL('../', import.meta.url)

/** The JSON's shape is guarded by the atelier, which writes it from these very types, and by a test. */
export function readWrapsNow(id: string): Wraps | undefined {
  const file = new URL(`${id}/wraps.json`, GARMENTS)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Wraps) : undefined
}

export const readWraps = async (id: string): Promise<Wraps | undefined> => readWrapsNow(id)
