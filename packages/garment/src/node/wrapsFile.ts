import { existsSync, readFileSync } from 'node:fs'
import type { Wraps } from '../wrap/types.ts'

const GARMENTS = new URL('../', import.meta.url)

/** The atelier, which writes the JSON from these types, and a test guarantee its shape. */
export function readWrapsNow(id: string): Wraps | undefined {
  const file = new URL(`${id}/wraps.json`, GARMENTS)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Wraps) : undefined
}

export const readWraps = async (id: string): Promise<Wraps | undefined> => readWrapsNow(id)
