import { baseSizeOf, editorPathOf, productTypes } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { expect, test } from 'vitest'
import { SHOULDER_WIDTHS } from './shoulderWidths.ts'

test('the shoulders that are shown are those of the sewn garments', async () => {
  for (const type of productTypes()) {
    const grades = await loadGrades(editorPathOf(type))
    const at = grades.sizes.indexOf(baseSizeOf(type))
    expect(SHOULDER_WIDTHS[type], type).toBe(grades.groups[0]!.reached['shoulder']?.[at])
  }
})
