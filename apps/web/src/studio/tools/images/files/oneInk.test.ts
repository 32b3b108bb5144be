import { findSymbol, symbolSvg, SYMBOLS } from '@kitwright/crest'
import { describe, expect, it } from 'vitest'
import { inInk, inkOf } from './oneInk.ts'

const svg = (inside: string, root = '') => `<svg xmlns="http://www.w3.org/2000/svg"${root}>${inside}</svg>`

describe('a picture of one ink', () => {
  it.each([
    ['nothing said', svg('<path d="M0 0"/>'), '#000000'],
    ['currentColor', svg('<path fill="currentColor" stroke="none" d="M0 0"/>'), '#000000'],
    ['one colour in several forms', svg('<path fill="#F00"/><path style="stroke: rgb(255, 0, 0)"/>'), '#ff0000'],
    ['two colours', svg('<path fill="#f00"/><path fill="#00f"/>'), null],
    ['a gradient', svg('<linearGradient id="g"/><path fill="url(#g)"/>'), null],
    ['a photograph', svg('<image href="a.png"/>'), null],
    ['a colour that nobody knows', svg('<path fill="rebeccapurple"/>'), null],
  ])('is known: %s', (_, text, ink) => expect(inkOf(text)).toBe(ink))

  it('every library symbol is one-ink, and changes ink with its details', () => {
    const drawn = SYMBOLS.map(({ id }) => symbolSvg(findSymbol(id)!))
    expect(drawn.filter(text => inkOf(text) === null)).toEqual([])
    for (const text of drawn) {
      const gold = inInk(text, '#d4a017')
      expect(inkOf(gold)).toBe('#d4a017')
      expect(gold.match(/<mask[\s\S]*<\/mask>/)?.[0]).toBe(text.match(/<mask[\s\S]*<\/mask>/)?.[0])
    }
  })
  it('that says no colour gets one at its root', () => {
    expect(inInk(svg('<path d="M0 0"/>'), '#d4a017')).toContain('<svg fill="#d4a017"')
  })
})
