import { expect, it } from 'vitest'
import { recolouredSvg, staysVector } from './saveEdit.ts'
import { coloursOfSvg, isAllShapes, ownColourAt, swapSvg } from './swapSvg.ts'

const NAVY_TO_RED = { from: '#0b1f4d', to: '#ff0000', tolerance: 12 }
const within = (shapes: string, swap = NAVY_TO_RED) =>
  swapSvg(`<svg fill="none">${shapes}</svg>`, swap)
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')

it('one colour of a drawing becomes another however it is written, and others stay', () => {
  expect(within('<path fill="#0B1F4D" stroke=\'rgb(11, 31,77)\'/><path fill="#ffffff"/>')).toBe(
    '<path fill="#ff0000" stroke=\'#ff0000\'/><path fill="#ffffff"/>',
  )
  expect(within('<g style="fill:hsl(222,75%,17%);stroke:url(#a)"/>')).toBe('<g style="fill:#ff0000;stroke:url(#a)"/>')
  expect(within('<path fill="navy"/>', { from: '#000080', to: '#facc15', tolerance: 5 })).toBe('<path fill="#facc15"/>')
  expect(within('<path fill="none" stroke="currentColor"/>')).toBe('<path fill="none" stroke="currentColor"/>')
})

it('shades keep their difference, gradient stops follow, and transparency stays', () => {
  expect(within('<stop stop-color="#0b1f5d"/>')).toBe('<stop stop-color="#ff0010"/>')
  expect(within('<path fill="#0b1f4d80"/>')).toBe('<path fill="#ff000080"/>')
})

it('shapes that are black for want of any colour are swapped as black', () => {
  expect(swapSvg('<svg viewBox="0 0 1 1"><path/></svg>', { from: '#000000', to: '#ff0000', tolerance: 12 })).toBe(
    '<svg fill="#ff0000" viewBox="0 0 1 1"><path/></svg>',
  )
  const yellow = { from: '#facc15', to: '#ff0000', tolerance: 12 }
  expect(swapSvg('<svg><path/></svg>', yellow)).toBe('<svg><path/></svg>')
})

it('a drawing with a picture in it is not all shapes', () => {
  expect([isAllShapes('<svg><path/></svg>'), isAllShapes('<svg><image href="data:"/></svg>')]).toEqual([true, false])
})

it('an edit of colours keeps a drawing vector; a crop does not', () => {
  const swap = { kind: 'swap', ...NAVY_TO_RED } as const
  const drawn = { svg: '<svg><path fill="#0b1f4d"/></svg>' }
  expect(staysVector(drawn, { steps: [swap, { kind: 'recolour', colour: '#00ff00' }], trace: null })).toBe(true)
  expect(
    staysVector(drawn, { steps: [swap, { kind: 'crop', left: 0, top: 0, right: 1, bottom: 1 }] as never, trace: null }),
  ).toBe(false)
  expect(staysVector({ svg: '<svg><image/></svg>' }, { steps: [swap], trace: null })).toBe(false)
  expect(recolouredSvg(drawn.svg, { steps: [swap] })).toBe('<svg fill="#670000"><path fill="#ff0000"/></svg>')
})

it('coloursOfSvg lists each colour of a drawing once', () => {
  const svg =
    '<svg fill="none"><path fill="#0B1F4D" stroke="navy"/><g style="fill:rgb(11,31,77)"/><stop stop-color="#fff"/><path fill="url(#a)"/></svg>'
  expect(coloursOfSvg(svg)).toEqual(['#0b1f4d', '#000080', '#ffffff'])
})

it('a tapped pixel finds its drawing colour, and zero tolerance swaps only that', () => {
  const colours = ['#0b1f4d', '#0c204e', '#ffffff']
  expect(ownColourAt(colours, '#fefefe')).toBe('#ffffff')
  expect(ownColourAt(colours, '#808080')).toBe('#808080')
  expect(within('<path fill="#0b1f4d"/><path fill="#0c204e"/>', { ...NAVY_TO_RED, tolerance: 0 })).toBe(
    '<path fill="#ff0000"/><path fill="#0c204e"/>',
  )
})
