import { describe, expect, test } from 'vitest'
import { decodeXml } from './decodeXml.ts'
import { looksLikeSvg } from './looksLikeSvg.ts'

const PROLOGUE = '<?xml version="1.0"?><svg/>'
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')

describe('a drawing’s text is read', () => {
  test.each([
    ['as UTF-8, its mark left out', Buffer.from(`\uFEFF${PROLOGUE}`)],
    ['as UTF-16 by its mark', wide(`\uFEFF${PROLOGUE}`)],
    ['as UTF-16 the other way round by its mark', wide(`\uFEFF${PROLOGUE}`).swap16()],
    ['as UTF-16 by how it begins', wide(PROLOGUE)],
    ['as UTF-16 the other way round by how it begins', wide(PROLOGUE).swap16()],
  ])('%s', (_, bytes) => expect(decodeXml(bytes, true)).toBe(PROLOGUE))

  test('as it says itself, unless it says something that it cannot be', () => {
    const said = (encoding: string) => `<?xml version="1.0" encoding='${encoding}'?><svg>é</svg>`
    expect(decodeXml(Buffer.from(said('iso-8859-1'), 'latin1'), true)).toBe(said('iso-8859-1'))
    expect(decodeXml(Buffer.from(said('utf16')), true)).toBe(said('utf16'))
    expect(decodeXml(Buffer.from(said('UTF-16LE')), true)).toBe(said('UTF-16LE'))
    expect(decodeXml(Buffer.from(said('of-our-own')), true)).toBeUndefined()
  })

  test('although a part ends within a character, unless the whole does', () => {
    const broken = Buffer.from('<svg>é').subarray(0, -1)
    expect(decodeXml(broken)).toBe('<svg>\uFFFD')
    expect(decodeXml(broken, true)).toBeUndefined()
  })
})

describe('bytes are a drawing', () => {
  test.each([
    ['that begins at once', '<svg>'],
    ['with nothing in it', '<svg/>'],
    ['with a prefix', '<svg:svg xmlns:svg="a">'],
    [
      'behind a declaration, a comment, a type and blanks',
      '<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg [ ]>\n<svg ',
    ],
    ['in a language that nobody knows', '<?xml version="1.0" encoding="of-our-own"?><svg>'],
  ])('%s', (_, text) => expect(looksLikeSvg(Buffer.from(text))).toBe(true))

  test.each([
    ['a page with a drawing in it', '<html><svg></svg></html>'],
    ['words before it', 'A drawing: <svg>'],
    ['something that only begins like it', '<svgs>'],
    ['nothing', ''],
  ])('unless they are %s', (_, text) => expect(looksLikeSvg(Buffer.from(text))).toBe(false))

  test('only where that is said in its first 64 KB', () => {
    const behind = (blanks: number) => Buffer.from(`${' '.repeat(blanks)}<svg>`)
    expect([looksLikeSvg(behind(65_000)), looksLikeSvg(behind(65_600))]).toEqual([true, false])
  })
})
