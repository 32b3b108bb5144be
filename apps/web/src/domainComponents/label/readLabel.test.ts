import { expect, test } from 'vitest'
import { readLabel } from './readLabel.ts'

test.each([
  ['HTTPS://SHOP.EXAMPLE/T/AK-000042/K7Q2XYZ', { number: 'AK-000042', sign: 'K7Q2XYZ' }],
  ['https://shop.example:8443/t/ak-000042/k7q2xyz?from=mail', { number: 'AK-000042', sign: 'K7Q2XYZ' }],
  [' ak-000042/k7q2xyz\n', { number: 'AK-000042', sign: 'K7Q2XYZ' }],
  ['ak-០០០០៤២/k៧q២xyz', { number: 'AK-000042', sign: 'K7Q2XYZ' }],
  ['k7q2xyz', { number: 'AK-000001', sign: 'K7Q2XYZ' }],
  ['AK-000042', null],
  ['AK-000042/K7Q2XY', null],
  ['AK-000042/K7Q1XYZ', null],
  ['a b/K7Q2XYZ', null],
  ['', null],
])('a label that says %j is read as %j', (text, label) => {
  expect(readLabel(text, 'AK-000001')).toEqual(label)
})
