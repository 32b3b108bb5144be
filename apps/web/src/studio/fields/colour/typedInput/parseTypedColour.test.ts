import { expect, it } from 'vitest'
import { finalHex, liveAlpha, liveHex, readAlpha, readAlphaPercent, readChannel } from './parseTypedColour.ts'

it.each([
  ['ff8000', '#ff8000', '#ff8000'],
  ['#FF800080', '#ff800080', '#ff800080'],
  ['f80', null, '#ff8800'],
  ['f808', null, '#ff880088'],
  ['ff80', null, '#ffff8800'],
  ['ff800', null, '#000000'],
  ['red', null, '#000000'],
  ['gggggg', null, '#000000'],
  ['', null, '#000000'],
])('hex digits %j are %j while typing and %j on leaving', (text, live, final) => {
  expect([liveHex(text, true), finalHex(text, true)]).toEqual([live, final])
})
it('a typed alpha is dropped where nothing may shine through', () => {
  expect([liveHex('ff800080', false), finalHex('f808', false)]).toEqual(['#ff8000', '#ff8800'])
})
it('typed channels are kept from 0 to 255, also in Khmer digits', () => {
  expect(['12', '-3', '300', '១២៨', '12.6', 'x', ''].map(readChannel)).toEqual([12, 0, 255, 128, 13, null, null])
})
it('a typed alpha is clamped from 0 to 1, and solid if invalid', () => {
  expect(['0.5', '2', '-1', '0,25', 'x', ''].map(readAlpha)).toEqual([0.5, 1, 0, 0.25, 1, 1])
  expect(['50', '50 %', '0', '130', 'x'].map(readAlphaPercent)).toEqual([0.5, 0.5, 0, 1, 1])
})
it('an alpha that is half typed changes nothing yet', () => {
  expect(['', '0.', '.', '0', '0.5'].map(liveAlpha)).toEqual([null, null, null, 0, 0.5])
})
