import { expect, test } from 'vitest'
import { sizedSvg } from './sizedSvg.ts'

test.each([
  ['wide', '<svg width="60" height="30"><g/></svg>', '<svg width="100" height="50" viewBox="0 0 60 30"><g/></svg>'],
  ['high', '<svg width="30px" height="60px"/>', '<svg width="50" height="100" viewBox="0 0 30 60"/>'],
  [
    'with a plane of its own',
    '<svg viewBox="-9 0 9 9" width="1.5" height="3"/>',
    '<svg viewBox="-9 0 9 9" width="50" height="100"/>',
  ],
  [
    'so narrow that nothing would be left of it',
    '<svg width="1" height="900"/>',
    '<svg width="1" height="100" viewBox="0 0 1 900"/>',
  ],
  [
    'of sides that come to no whole pixel',
    '<svg width="30" height="20"/>',
    '<svg width="100" height="67" viewBox="0 0 30 20"/>',
  ],
  [
    'around another one',
    '<svg width="4" height="2"><svg width="9"/></svg>',
    '<svg width="100" height="50" viewBox="0 0 4 2"><svg width="9"/></svg>',
  ],
])('the longer side of a drawing is set: one that is %s', (_, svg, sized) => expect(sizedSvg(svg, 100)).toBe(sized))

test('a drawing without size gets the measured one, side by side', () => {
  const natural = { width: 40, height: 20 }
  expect(sizedSvg('<svg/>', 100, natural)).toBe('<svg width="100" height="50" viewBox="0 0 40 20"/>')
  expect(sizedSvg('<svg width="20" height="100%"/>', 100, natural)).toBe(
    '<svg width="100" height="100" viewBox="0 0 20 20"/>',
  )
  for (const svg of ['<svg/>', '<svg width="9"/>', '<svg height="9"/>', '<svg width="0" height="9"/>', 'no drawing'])
    expect(sizedSvg(svg, 100), svg).toBeUndefined()
})
