import { mkdir, writeFile } from 'node:fs/promises'
import { baseSizeOf } from '@kitwright/garment'
import { getMaker } from './garments/index.ts'
import type { Grade, GradeGroup } from './grading/grade.ts'
import { type GradedCuts, gradeGroup } from './grading/gradeGroup.ts'
import { GRADES } from './garments/grades.ts'
import { presentGrades } from './grading/presentGrades.ts'

const ASSETS = new URL('../../../packages/garment/src', import.meta.url).pathname

/** Throws if the maker sews a piece that the grade does not draft. It would be missing from every size but the base. */
function checkPieces(garment: string, { models }: GradeGroup, { patterns }: GradedCuts): void {
  const maker = getMaker(garment)
  const base = baseSizeOf(maker.productType)
  for (const model of models) {
    const drafted = new Set(patterns[model]![base].pieces.map(p => p.id))
    const missing = maker.planModel(model).pattern.pieces.filter(p => !p.isTrim && !drafted.has(p.id))
    if (missing.length > 0) throw new Error(`${model} is graded without its ${missing.map(p => p.id).join(', ')}`)
  }
}

async function writeGrades({ garment, groups }: Grade, out: string): Promise<void> {
  const startedAt = performance.now()
  const { productType } = getMaker(garment)
  const graded: { group: GradeGroup; cuts: GradedCuts }[] = []
  for (const group of groups) {
    const earlier = graded.map(({ cuts }) => cuts)
    const cuts = gradeGroup(group, productType, earlier)
    checkPieces(garment, group, cuts)
    graded.push({ group, cuts })
  }
  const json = `${JSON.stringify(presentGrades({ garment, productType }, graded))}\n`
  await mkdir(`${out}/${garment}`, { recursive: true })
  await writeFile(`${out}/${garment}/sizes.json`, json)
  const worst = Math.max(...graded.map(({ cuts }) => cuts.worstMm))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${garment}: all sizes within ${worst.toFixed(2)} mm, ${(json.length / 1000).toFixed(0)} kB, ${seconds} s`,
  )
}

/**
 * Solves every size of these garments' default charts (of all, if none is named) and writes their `sizes.json`. Throws
 * on an unknown garment.
 */
export async function grade(garments: readonly string[], out = ASSETS): Promise<void> {
  for (const id of garments)
    if (!GRADES.some(({ garment }) => garment === id)) throw new Error(`the atelier grades no garment ${id}`)
  for (const one of GRADES) if (garments.length === 0 || garments.includes(one.garment)) await writeGrades(one, out)
}
