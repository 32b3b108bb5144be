import { expect, it } from 'vitest'
import { inkSvg } from './inkSvg.ts'

const within = (shapes: string, root = '<svg>') =>
  inkSvg(`${root}${shapes}</svg>`, '#ff0000').replace(/^<svg[^>]*>/, '')

it('recolouring a drawing changes near black, however written, and nothing else', () => {
  expect(within('<path fill="#111827" stroke=\'#000\'/>')).toBe('<path fill="#ff0000" stroke=\'#ff0000\'/></svg>')
  expect(within('<g style="fill: rgb(0, 10,20);stroke:black"/>')).toBe(
    '<g style="fill: #ff0000;stroke:#ff0000"/></svg>',
  )
  expect(within('<path fill="#323232" stroke="none"/>')).toBe('<path fill="#323232" stroke="none"/></svg>')
  expect(within('<path fill="#fff"/><stop stop-color="#00000080"/>')).toBe(
    '<path fill="#fff"/><stop stop-color="#ff0000"/></svg>',
  )
})

it('recolouring a drawing changes shapes black by default, unless the whole has a colour', () => {
  expect(inkSvg('<svg viewBox="0 0 1 1"><path/></svg>', '#ff0000')).toBe(
    '<svg fill="#ff0000" viewBox="0 0 1 1"><path/></svg>',
  )
  expect(inkSvg('<svg fill="none"><path/></svg>', '#ff0000')).toBe('<svg fill="none"><path/></svg>')
})
