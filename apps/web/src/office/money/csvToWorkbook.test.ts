import { expect, test } from 'vitest'
import { readSheet } from 'read-excel-file/universal'
import { csvToWorkbook } from './csvToWorkbook.ts'

test('a workbook has the heads and figures of the CSV, as numbers', async () => {
  const csv = new Blob(['\u{feff}First day,"Revenue, period before",Lead time (days)\r\n2025-03-08,290.00,\r\n'])
  expect(await readSheet(await csvToWorkbook(csv))).toEqual([
    ['First day', 'Revenue, period before', 'Lead time (days)'],
    ['2025-03-08', 290, null],
  ])
})
