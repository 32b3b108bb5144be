import type { Work } from '../../workers/index.ts'
import { soundSheets } from '../garment/soundSheets.ts'
import { findTooWide, sheetsOfCut, tooWide } from '../marker/cutSheets.ts'
import { PackError, type Problem } from '../problem.ts'
import type { OrderToLookAt } from './job.ts'

const problemIn = async (work: Promise<unknown>): Promise<Problem[]> => {
  try {
    await work
    return []
  } catch (error) {
    if (error instanceof PackError) return [error.problem]
    throw error
  }
}

export const work: Work<OrderToLookAt, readonly Problem[]> = async ({ garments, fonts, rolls }) => {
  const problems: Problem[] = []
  for (const garment of garments) problems.push(...(await problemIn(soundSheets({ ...garment, fonts }))))
  for (const { roll, cuts } of rolls)
    for (const cut of cuts) {
      const sheet = findTooWide(await sheetsOfCut(cut), roll)
      if (sheet) problems.push(tooWide(cut, sheet, roll))
    }
  return problems
}
