import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addFonts,
  cssFontOf,
  defaultUse,
  faceOf,
  fontFamilyStack,
  type LibraryFont,
  loadCatalogue,
  joinRanges,
  libraryFontOf,
  loadCoverage,
  missingInChain,
  missingLetters,
  missingLettersIn,
  packRanges,
} from '../../index.ts'
import { fontFile, readFont, registerFonts } from '../../node/index.ts'

let fonts: readonly LibraryFont[]
let coverage: ReadonlyMap<string, string>
beforeAll(async () => {
  registerFonts()
  fonts = await loadCatalogue()
  coverage = await loadCoverage()
})

const use = (font: string, weight = 400) => ({ font, weight, isItalic: false })
const TOGETHER = 'ŽĆŞȚŐỄẶĐỜƯẰ'
const NAMES = [
  'ŁUKASZ',
  'ŽIŽIĆ',
  'ŞAHİN',
  'ȘTEFAN',
  'NGUYỄN',
  'SZŐKE',
  'ĐẶNG THỊ HƯỜNG',
  'ŘEHOŘ',
  'ÞÓRA',
  'Иванов',
  'ΝΙΚΟΣ',
]

function pixelsOf(css: string, text: string): string {
  const canvas = createCanvas(160, 140)
  const context = canvas.getContext('2d')
  context.font = css
  context.fillText(text, 20, 100)
  return Buffer.from(context.getImageData(0, 0, 160, 140).data.buffer).toString('base64')
}

describe('a font’s letters', () => {
  test('include every letter of every whole file of its package', () => {
    for (const { id, faces } of fonts) {
      const folder = dirname(fontFile(faces[0].files[0]!))
      const { weight, isItalic } = faces[0]
      const cut = `-${weight}-${isItalic ? 'italic' : 'normal'}.woff2`
      const whole = readdirSync(folder).filter(name => name.endsWith(cut) && !/-\d+-\d+-/.test(name))
      for (const name of whole) {
        const drawn = readFont(readFileSync(join(folder, name)))
          .coverage.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
          .filter(code => code > 0x20 && String.fromCodePoint(code).normalize('NFC') === String.fromCodePoint(code))
        expect(missingLettersIn(coverage, id, String.fromCodePoint(...drawn.slice(0, 5_000))), name).toEqual([])
      }
    }
  })
  test.each(NAMES)('%s is written by every font or those that it falls back to', name => {
    for (const { id } of fonts) expect(missingInChain(coverage, id, name), id).toEqual([])
  })
})

describe('the files of a text', () => {
  test('are the usual ones for plain letters, others for theirs', () => {
    expect(fontFamilyStack(use('anton'), 'DARA 10')).toBe('"KW Anton","KW Kantumruy Pro","KW Teko"')
    expect(fontFamilyStack(use('anton'), 'ŁUKASZ')).toBe('"KW Anton latin-ext","KW Anton","KW Kantumruy Pro","KW Teko"')
    expect(fontFamilyStack(use('anton'), 'NGUYỄN')).toBe(
      '"KW Anton vietnamese","KW Anton","KW Kantumruy Pro","KW Teko"',
    )
    expect(fontFamilyStack(use('teko', 700), 'Žižić')).toMatch(/^"KW Teko 700 latin-ext","KW Teko 700",/)
  })
  test('count letters in capitals, and letters of two characters as one', () => {
    expect(fontFamilyStack(use('anton'), 'ÿ')).toContain('"KW Anton latin-ext"')
    expect(fontFamilyStack(use('anton'), 'Z\u030cIC\u0301')).toBe(fontFamilyStack(use('anton'), 'ŽIĆ'))
  })
  test('include the most similar font for letters never drawn', () => {
    expect(fontFamilyStack(use('graduate'), 'ŽIŽIĆ')).toContain('"KW Alfa Slab One latin-ext"')
    expect(fontFamilyStack(use('racing-sans-one'), 'NGUYỄN')).toContain('"KW Kanit 700 italic vietnamese"')
    expect(fontFamilyStack(use('kantumruy-pro', 600), 'Žižić')).toContain('"KW Kanit 700 latin-ext"')
    expect(fontFamilyStack(use('moul'), 'Иванов')).toContain('"KW Oswald cyrillic"')
  })
  test('draw each letter as one shape, never with a loose accent', () => {
    const files = fonts.flatMap(({ faces }) => faces.flatMap(face => [...face.files, ...face.more]))
    const fileOf = new Map(files.map(file => [file.cssFamily, file]))
    const read = new Map<string, ReturnType<typeof readFont>['coverage']>()
    const has = (family: string, letter: string): boolean => {
      const path = fontFile(fileOf.get(family)!)
      const ranges = read.get(path) ?? readFont(readFileSync(path)).coverage
      read.set(path, ranges)
      return missingLetters(ranges, letter).length === 0
    }
    const loose: string[] = []
    for (const { id } of fonts)
      for (const letter of TOGETHER) {
        // All files are compared: no font may compose a letter that another one has.
        const css = cssFontOf(defaultUse(id), 80, TOGETHER)
        const able = [...css.matchAll(/"([^"]+)"/g)].flatMap(([, family]) => (has(family!, letter) ? [family!] : []))
        const alone = able.map(family => pixelsOf(`80px "${family}"`, letter))
        if (!alone.includes(pixelsOf(css, letter))) loose.push(`${id} ${letter}`)
      }
    expect(loose).toEqual([])
  })
  test('have the maker’s letter first', () => {
    for (const id of ['teko', 'anton', 'bungee', 'staatliches', 'dela-gothic-one']) {
      const file = faceOf(defaultUse(id)).more.find(({ subset }) => subset === 'latin-ext')!
      expect(pixelsOf(cssFontOf(defaultUse(id), 80, 'Ć'), 'Ć'), id).toBe(pixelsOf(`80px "${file.cssFamily}"`, 'Ć'))
    }
  })
  test('of a tenant’s font are its own alone where they have the letter', () => {
    const { files, metrics } = faceOf(use('anton'))
    const coverageOf = (text: string) =>
      packRanges(joinRanges(Array.from(text, letter => [letter.codePointAt(0)!, letter.codePointAt(0)!] as const)))
    const own = { id: 'own-00000000000000aa', family: 'Ours', lang: 'en', url: files[0]!.file, metrics } as const
    addFonts([libraryFontOf({ ...own, coverage: coverageOf('CZ\u0301\u030cŽ') })])
    expect(fontFamilyStack(use(own.id), 'ŽŽ')).toBe(`"KW ${own.id}","KW Kantumruy Pro","KW Teko"`)
    expect(fontFamilyStack(use(own.id), 'ŽĆ')).toMatch(new RegExp(`^"KW Chakra Petch latin-ext","KW ${own.id}",`))
  })
})
