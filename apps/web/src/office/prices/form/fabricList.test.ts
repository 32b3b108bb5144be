import { expect, test } from 'vitest'
import { moved, retired, withNew } from './fabricList.ts'

const fabric = (id: string, isRetired = false) => ({ id, name: { en: id, kh: id }, material: 'knit', isRetired })
const LIST = [fabric('mesh'), fabric('cotton'), fabric('satin'), fabric('felt', true)]
const ids = (fabrics: typeof LIST): string => fabrics.map(({ id, isRetired }) => (isRetired ? `(${id})` : id)).join(' ')

test('a fabric goes up and down among those offered, and stays at an end', () => {
  expect(ids(moved(LIST, 'cotton', -1))).toBe('cotton mesh satin (felt)')
  expect(ids(moved(LIST, 'cotton', 1))).toBe('mesh satin cotton (felt)')
  expect(moved(LIST, 'mesh', -1)).toBe(LIST)
  expect(moved(LIST, 'satin', 1)).toBe(LIST)
  expect(moved(LIST, 'felt', -1)).toBe(LIST)
})

test('a retired fabric stays listed, and returns as the offer’s last', () => {
  const without = retired(LIST, 'mesh', true)
  expect(ids(without)).toBe('cotton satin (felt) (mesh)')
  expect(ids(retired(without, 'mesh', false))).toBe('cotton satin mesh (felt)')
})

test('a new fabric is the last of the offer', () => {
  expect(ids(withNew(LIST, 'f-1'))).toBe('mesh cotton satin f-1 (felt)')
})
