import { contrast, parseHex } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { deepShade } from './gatherInvoice.ts'

const onPaper = (colour: string): number => contrast(parseHex(colour)!, parseHex('#ffffff')!)

test.each(['#059669', '#facc15', '#ffffff', '#7dd3fc', '#000000', 'no colour'])(
  'words on an invoice in the brand’s colour %s are legible on white paper',
  colour => {
    expect(onPaper(deepShade(colour))).toBeGreaterThanOrEqual(4.5)
  },
)

test('a brand’s colour is made no deeper than reading needs', () => {
  const [dark, light] = ['#1e3a8a', '#fde047'].map(colour => onPaper(deepShade(colour)))
  expect(light).toBeLessThan(dark!)
})
