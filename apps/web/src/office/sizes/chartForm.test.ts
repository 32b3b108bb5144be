import { defaultChart, rowOf, runOf } from '@kitwright/garment'
import { set } from 'react-hook-form'
import { expect, test } from 'vitest'
import { converted, parseLength, readChart, typedChart, typedLength, type ChartTexts } from './chartForm.ts'

const chart = defaultChart('TSHIRT')
const { rows, measures } = chart
const TYPED = typedChart(
  runOf('TSHIRT').map(size => ({ size, bodyChest: null, mm: rowOf(chart, size) })),
  'cm',
)
const read = (typed: ChartTexts) => readChart(typed, { productType: 'TSHIRT', unit: 'cm', say: fault => fault })
const typing = (texts: Record<string, string>): ChartTexts => {
  const typed = structuredClone(TYPED)
  for (const [path, text] of Object.entries(texts)) set(typed, path, text)
  return typed
}

test('a length is typed in either unit, with point or comma, in either digits', () => {
  expect([parseLength('52.5', 'cm'), parseLength(' 52,5 ', 'cm'), parseLength('៥២.៥', 'cm')]).toEqual([525, 525, 525])
  expect(parseLength('20.5', 'in')).toBe(521)
  for (const text of ['', 'abc', '-3', '1e3', '12.345', '1234'])
    expect([text, parseLength(text, 'cm')]).toEqual([text, null])
})

test('every millimetre comes back from inches, so that changing the unit changes no chart', () => {
  for (let mm = 80; mm <= 1100; mm++) expect(parseLength(typedLength(mm, 'in'), 'in')).toBe(mm)
  const typed = typing({ 'M.length': 'seventy' })
  expect(converted(converted(typed, 'cm', 'in'), 'in', 'cm')).toEqual(typed)
})

test('typed values become the chart, and errors are told at their cell', () => {
  expect(read(TYPED)).toEqual({ ok: true, value: rows })
  const wrong = typing({ 'XS.sleeve': '', 'M.length': 'long', 'L.halfChest': '50', 'XXXXXXL.length': '300' })
  expect(read(wrong)).toEqual({
    ok: false,
    wrong: {
      'TSHIRT.XS.sleeve': 'fault_missing',
      'TSHIRT.M.length': 'length_wrong',
      'TSHIRT.L.halfChest': 'fault_girth_step',
      'TSHIRT.XXXXXXL.length': 'fault_implausible',
    },
  })
  expect(measures).toContain('longSleeve')
})
