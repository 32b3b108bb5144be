import { describe, expect, it, test } from 'vitest'
import { elementsIn, textOf, walk } from '../element.ts'
import { MAX_ELEMENTS, MAX_MARKUP, readSvg } from './readSvg.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (content: string): string => `<svg ${NS}>${content}</svg>`
/** The length of the namespaces that `svg` itself declares. */
const NS_LENGTH = 'http://www.w3.org/2000/svghttp://www.w3.org/1999/xlink'.length

describe('more than anybody draws is refused, and all else is read', () => {
  it.each([
    [
      'elements within each other',
      100,
      (n: number) => svg('<g>'.repeat(n - 1) + '</g>'.repeat(n - 1)),
      'svg-too-complex',
    ],
    ['elements', MAX_ELEMENTS, (n: number) => svg('<g/>'.repeat(n - 1)), 'svg-too-complex'],
    ['characters of text', MAX_MARKUP, (n: number) => svg(`<text>${'x'.repeat(n)}</text>`), 'file-too-large'],
    ['characters of attributes', MAX_MARKUP, (n: number) => svg(`<g id="${'x'.repeat(n)}"/>`), 'file-too-large'],
  ])('%s: %i', (_, most, drawingOf, id) => {
    const isOfText = id === 'file-too-large'
    const read = (n: number): number => [...walk(readSvg(drawingOf(n)).root)].length
    expect(read(most - (isOfText ? NS_LENGTH : 0))).toBeGreaterThan(0)
    expect(() => read(most + 1)).toThrow(expect.objectContaining({ id }))
  })

  it('pictures within are not counted', () => {
    const { root } = readSvg(svg(`<image href="data:${'x'.repeat(MAX_MARKUP + 1)}"/>`))
    expect(elementsIn(root)[0]!.attributes.get('href')).toHaveLength(MAX_MARKUP + 6)
  })

  it.each([
    ['no SVG', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['an SVG of another vocabulary', '<svg xmlns="http://a.example"/>'],
    ['what ends in the middle', `<svg ${NS}><g>`],
    ['what is crossed', `<svg ${NS}><g><path></g></path></svg>`],
    ['a name that it does not declare', svg('<text>&ink;</text>')],
    ['nothing', ''],
  ])('%s is not readable', (_, text) =>
    expect(() => readSvg(text)).toThrow(expect.objectContaining({ id: 'image-unreadable' })),
  )
})

test.each([
  ['href="#a" xlink:href="#b"', { href: '#a' }],
  ['xlink:href="#b" href="#a"', { href: '#a' }],
  ['xlink:href="#b"', { href: '#b' }],
  ['xlink:title="t" xml:space="preserve" xml:lang="km"', { 'xml:space': 'preserve', 'xml:lang': 'km' }],
])('of attributes with a prefix few are kept: %s', (attributes, kept) => {
  const { root } = readSvg(svg(`<use ${attributes}/>`))
  expect(Object.fromEntries(elementsIn(root)[0]!.attributes)).toEqual(kept)
})

test('what is of another vocabulary is counted by selectors and says nothing', () => {
  const { root } = readSvg(
    svg('<x:p xmlns:x="http://a.example" id="p">A<g id="g"/></x:p><text>B<![CDATA[<C>]]></text>'),
  )
  const [foreign, text] = elementsIn(root)
  expect([foreign!.name, foreign!.attributes.size, textOf(foreign!)]).toEqual(['#foreign', 0, ''])
  expect([elementsIn(foreign!)[0]!.name, textOf(text!)]).toEqual(['g', 'B<C>'])
})

test('a sheet that lies elsewhere is asked for before the picture begins', () => {
  const read = (before: string): boolean => readSvg(before + svg('')).asksForSheet
  expect(['', '<?xml version="1.0"?>', '<?other a?>', '<?xml-stylesheet href="a.css"?>'].map(read)).toEqual([
    false,
    false,
    false,
    true,
  ])
})
