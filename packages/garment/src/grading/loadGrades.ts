import { readGrades } from '#grades'
import type { GradedGarment } from '../vocabulary/gradeTypes.ts'

const loaded = new Map<string, Promise<GradedGarment | undefined>>()

/** Brings to hand what no file tells of, for tests. Returns how to take it away again. */
export function registerGrades(garment: string, grades: GradedGarment): () => void {
  loaded.set(garment, Promise.resolve(grades))
  return () => void loaded.delete(garment)
}

/** A garment's pieces in every size, read once. Rejects when it is not graded or does not load. */
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
