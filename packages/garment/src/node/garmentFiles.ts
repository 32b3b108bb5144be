import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Garment } from '../catalogue/types.ts'

const GARMENTS = new URL('../', import.meta.url)
const fileOf = (id: string): URL => new URL(`${id}/garment.json`, GARMENTS)

/** The sewn garments: each has a folder with a `garment.json`. */
export const SEWN: ReadonlySet<string> = new Set(readdirSync(GARMENTS).filter(id => existsSync(fileOf(id))))

/** The atelier, which writes the JSON from these types, and a test guarantee its shape. */
export const readNow = (id: string): Garment | undefined =>
  SEWN.has(id) ? (JSON.parse(readFileSync(fileOf(id), 'utf8')) as Garment) : undefined

export const read = async (id: string): Promise<Garment | undefined> => readNow(id)
