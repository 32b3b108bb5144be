import { readFile } from 'node:fs/promises'
import type { GradedGarment } from '../vocabulary/gradeTypes.ts'

const GARMENTS = new URL('../', import.meta.url)

/** The atelier, which writes the JSON from these types, and a test guarantee its shape. */
export async function readGrades(id: string): Promise<GradedGarment | undefined> {
  try {
    return JSON.parse(await readFile(new URL(`${id}/sizes.json`, GARMENTS), 'utf8')) as GradedGarment
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
