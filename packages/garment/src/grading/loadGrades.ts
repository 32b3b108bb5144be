import { readGrades } from '#grades'
import type { GradedGarment } from '../vocabulary/gradeTypes.ts'

const loaded = new Map<string, Promise<GradedGarment | undefined>>()

/** Registers grades without a file, for tests. Returns the function that removes them. */
export function registerGrades(garment: string, grades: GradedGarment): () => void {
  loaded.set(garment, Promise.resolve(grades))
  return () => void loaded.delete(garment)
}

/** Loads a garment's pieces in every size, once. Rejects if it is not graded or loading fails. */
export async function loadGrades(garment: string): Promise<GradedGarment> {
  const reading = loaded.get(garment) ?? readGrades(garment)
  loaded.set(garment, reading)
  try {
    const grades = await reading
    if (!grades) throw new Error(`garment ${garment} is not graded`)
    return grades
  } catch (error) {
    loaded.delete(garment)
    throw error
  }
}
