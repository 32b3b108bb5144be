import { createDesign } from '@kitwright/design'
import { defaultChart, findGarmentByProductType } from '@kitwright/garment'
import { verifyLayout } from '@kitwright/nesting'
import type { Point } from '@kitwright/measure'
import { USUAL_SETTINGS } from '@kitwright/press'
import { expect, test } from 'vitest'
import { sheetsOfCut } from './sheetOutlines.ts'
import type { LaidPiece, SheetOutline } from './job.ts'
import { layParts } from './layParts.ts'

const ROLL = { widthMm: 1_600, gapMm: 6, edgeMm: 3 }
/** Squares of this size sample the fabric. */
const SQUARE_MM = 2
/** The direction on the roll, along and across, of a piece's right and down, by its rotation. */
const WAYS: Readonly<Record<number, readonly [cos: number, sin: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

const isInside = (line: readonly Point[], x: number, y: number): boolean => {
  let isIn = false
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [a, b] = [line[i]!, line[j]!]
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn
  }
  return isIn
}

/**
 * Counts the squares of the roll within a cut line, or within a piece's area on the roll, each once. Uses no code of
 * the layout or its measurement.
 */
function squaresIn(pieces: readonly LaidPiece[], sheets: readonly SheetOutline[], of: 'cut' | 'outline'): number {
  const seen = new Set<string>()
  for (const { sheet, turn, xMm, yMm } of pieces) {
    const [cos, sin] = WAYS[turn]!
    const line = sheets[sheet]![of].map(({ x, y }) => ({ x: xMm + cos * x - sin * y, y: yMm + sin * x + cos * y }))
    const [left, top] = [Math.min(...line.map(({ x }) => x)), Math.min(...line.map(({ y }) => y))].map(mm =>
      Math.floor(mm / SQUARE_MM),
    ) as [number, number]
    const [right, bottom] = [Math.max(...line.map(({ x }) => x)), Math.max(...line.map(({ y }) => y))].map(mm =>
      Math.ceil(mm / SQUARE_MM),
    ) as [number, number]
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++)
        if (isInside(line, (column + 0.5) * SQUARE_MM, (row + 0.5) * SQUARE_MM)) seen.add(`${column} ${row}`)
  }
  return seen.size
}

test.each(['HOODIE', 'SOCCER_KIT'] as const)(
  'of a %s’s roll the cloth share counts areas within cut lines',
  async type => {
    const garment = findGarmentByProductType(type)!
    const who = { line: '1', name: '', number: '', size: 'L' }
    const document = createDesign(garment.id)
    const sheets = await sheetsOfCut({ document, chart: defaultChart(type), size: 'L', settings: USUAL_SETTINGS, who })
    const [part] = await layParts([{ garment: 0, cut: 0, sheets }], ROLL, { verify: verifyLayout, effort: 1, seed: 1 })
    const { pieces, lengthMm, density } = part!
    const cut = squaresIn(pieces, sheets, 'cut')
    const counted = (cut * SQUARE_MM ** 2) / (ROLL.widthMm * lengthMm)
    expect(density).toBeCloseTo(counted, 2)
    // Labels lie on the pieces' fabric: a piece takes its cut area and the growth of its outline by simplification.
    expect(squaresIn(pieces, sheets, 'outline') / cut).toBeLessThan(1.01)
  },
)
